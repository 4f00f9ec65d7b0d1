package io.cucumber.testng;

public abstract class AbstractTestNGCucumberTests {
    public Object[][] scenarios() {
        throw new UnsupportedOperationException();
    }
}

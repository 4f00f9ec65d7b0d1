package com.example.boyka.cucumber;

import io.cucumber.testng.AbstractTestNGCucumberTests;
import io.cucumber.testng.CucumberOptions;
import org.testng.annotations.DataProvider;

// region runner
@CucumberOptions(
    features = "classpath:features",
    glue = "com.example.boyka.cucumber",
    plugin = {"pretty", "html:target/cucumber.html"})
public class CucumberTest extends AbstractTestNGCucumberTests {
    @Override
    @DataProvider(parallel = true)
    public Object[][] scenarios() {
        return super.scenarios();
    }
}
// endregion

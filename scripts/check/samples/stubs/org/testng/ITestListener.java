package org.testng;

public interface ITestListener {
    default void onTestFailure(ITestResult result) {
    }
}

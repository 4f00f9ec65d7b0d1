package org.testng;

public interface IRetryAnalyzer {
    boolean retry(ITestResult result);
}

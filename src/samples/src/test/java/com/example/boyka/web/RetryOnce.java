package com.example.boyka.web;

// region analyzer
import org.testng.IRetryAnalyzer;
import org.testng.ITestResult;

/** Repeats a failed test once. TestNG creates one instance for each test method and row of data. */
public class RetryOnce implements IRetryAnalyzer {
    private int retries;

    @Override
    public boolean retry(ITestResult result) {
        return retries++ < 1;
    }
}
// endregion

package org.testng.annotations;

import org.testng.IRetryAnalyzer;

public interface ITestAnnotation {
    void setRetryAnalyzer(Class<? extends IRetryAnalyzer> type);
}

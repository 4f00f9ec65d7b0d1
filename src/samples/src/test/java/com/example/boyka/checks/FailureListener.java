package com.example.boyka.checks;

import static io.github.boykaframework.actions.drivers.WindowActions.onWindow;
import static io.github.boykaframework.manager.ParallelSession.getSession;
import static io.github.boykaframework.manager.ParallelSession.isSessionCreated;

import org.testng.ITestListener;
import org.testng.ITestResult;

/** Saves a screenshot of each failed test. */
// region listener
public class FailureListener implements ITestListener {
    @Override
    public void onTestFailure(ITestResult result) {
        if (isSessionCreated() && getSession().getDriver() != null) {
            onWindow().takeScreenshot("screenshots/" + result.getName() + ".png");
        }
    }
}
// endregion

package com.example.boyka.junit;

import static io.github.boykaframework.actions.drivers.WindowActions.onWindow;
import static io.github.boykaframework.manager.ParallelSession.getSession;

// region extension
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Saves a screenshot of each failed test, before its session is cleared. */
public class ScreenshotExtension implements AfterTestExecutionCallback {
    @Override
    public void afterTestExecution(ExtensionContext context) {
        // An API session has no driver, and so nothing to show.
        if (context.getExecutionException().isPresent()
                && getSession().getDriver() != null) {
            var name = context.getRequiredTestClass().getSimpleName()
                + "-" + context.getRequiredTestMethod().getName();
            onWindow().takeScreenshot("screenshots/" + name + ".png");
        }
    }
}
// endregion

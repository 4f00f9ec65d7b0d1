package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.WindowActions.onWindow;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearAllSessions;
import static io.github.boykaframework.manager.ParallelSession.createSession;

// region session
import org.testng.ITestResult;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Gives each attempt of a test its own session. */
public class RetryTest {
    @BeforeMethod(alwaysRun = true)
    public void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    @Test(retryAnalyzer = RetryOnce.class)
    public void showsTheCatalog() {
        LoginPage.logIn("standard_user", "secret_sauce");

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }

    @AfterMethod(alwaysRun = true)
    public void closeBrowser(ITestResult result) {
        try {
            // An attempt that TestNG repeats has the status SKIP, not FAILURE.
            if (result.getThrowable() != null) {
                onWindow().takeScreenshot("screenshots/"
                    + result.getName() + "-" + result.getStartMillis() + ".png");
            }
        } finally {
            clearAllSessions();
        }
    }
}
// endregion

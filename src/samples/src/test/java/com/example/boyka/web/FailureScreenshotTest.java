package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.WindowActions.onWindow;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.ITestResult;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Saves a screenshot of each failed test. */
public class FailureScreenshotTest {
    @BeforeMethod
    public void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    @Test
    public void showsTheCatalog() {
        LoginPage.logIn("standard_user", "secret_sauce");

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }

    // region failure
    @AfterMethod(alwaysRun = true)
    public void saveScreenshotAndCloseBrowser(ITestResult result) {
        try {
            if (result.getStatus() == ITestResult.FAILURE) {
                var name = getClass().getSimpleName() + "-" + result.getName();
                var thread = Thread.currentThread().getId();
                onWindow().takeScreenshot(
                    "screenshots/" + name + "-" + thread + ".png");
            }
        } finally {
            clearSession();
        }
    }
    // endregion
}

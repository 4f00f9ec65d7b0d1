package com.example.boyka.web;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Belongs to a group that a run can choose. */
public class SmokeTest {
    // region session
    @BeforeMethod(alwaysRun = true)
    public void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    @AfterMethod(alwaysRun = true)
    public void closeBrowser() {
        clearSession();
    }
    // endregion

    // region group
    @Test(groups = "smoke")
    public void logsIn() {
        LoginPage.logIn("standard_user", "secret_sauce");

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }
    // endregion
}

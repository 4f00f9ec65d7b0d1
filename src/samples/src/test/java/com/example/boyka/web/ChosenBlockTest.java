package com.example.boyka.web;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Runs in the browser, or the environment, from the block that the command names. */
public class ChosenBlockTest {
    // region block
    private static final String BLOCK = System.getProperty("block", "saucedemo");

    @BeforeMethod
    public void openBrowser() {
        createSession(WEB, BLOCK);
    }
    // endregion

    @Test
    public void logsIn() {
        LoginPage.logIn("standard_user", "secret_sauce");

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }

    @AfterMethod(alwaysRun = true)
    public void closeBrowser() {
        clearSession();
    }
}

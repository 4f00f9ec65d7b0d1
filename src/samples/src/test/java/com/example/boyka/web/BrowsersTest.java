package com.example.boyka.web;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Optional;
import org.testng.annotations.Parameters;
import org.testng.annotations.Test;

/** Runs in the browser from the block that the suite names. */
public class BrowsersTest {
    // region browser
    @BeforeMethod(alwaysRun = true)
    @Parameters("block")
    public void openBrowser(@Optional("saucedemo") String block) {
        createSession(WEB, block);
    }
    // endregion

    @Test
    public void showsTheCatalog() {
        LoginPage.logIn("standard_user", "secret_sauce");

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }

    @AfterMethod(alwaysRun = true)
    public void closeBrowser() {
        clearSession();
    }
}

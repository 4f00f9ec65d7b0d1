package com.example.boyka.web;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Starts two tests from one login. */
public class SavedLoginTest {
    // region session
    @BeforeMethod
    public void openCatalog() {
        createSession(WEB, "saucedemo");
        SavedLogin.open();
    }
    // endregion

    @Test
    public void showsTheTitle() {
        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }

    @Test
    public void showsTheMenu() {
        onElement(CatalogPage.MENU).verifyIsDisplayed().isTrue();
    }

    @AfterMethod(alwaysRun = true)
    public void closeBrowser() {
        clearSession();
    }
}

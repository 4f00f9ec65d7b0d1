package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import org.testng.annotations.BeforeClass;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Logs in once for all tests of a class. */
public class SharedLoginTest extends WebTest {
    // region once-per-class
    @BeforeClass
    public void logIn() {
        navigate().toBaseUrl();
        LoginPage.logIn("standard_user", "secret_sauce");
        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }

    @BeforeMethod
    public void openCatalog() {
        navigate().to("https://www.saucedemo.com/inventory.html");
    }
    // endregion

    @Test
    public void showsTheMenu() {
        onElement(CatalogPage.MENU).verifyIsDisplayed().isTrue();
    }

    @Test
    public void showsTheTitle() {
        onElement(CatalogPage.TITLE).verifyIsDisplayed().isTrue();
    }
}

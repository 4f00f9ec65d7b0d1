package com.example.boyka.web;

import static com.google.common.truth.Truth.assertWithMessage;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;
import org.testng.asserts.SoftAssert;

/** Runs several checks in one test, and reports each failure. */
public class SeveralChecksTest extends WebTest {
    @BeforeMethod
    public void logIn() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");
    }

    // region subjects
    @Test
    public void describesTheCatalog() {
        onElement(CatalogPage.TITLE).verifyText().ignoringCase().isEqualTo("PRODUCTS");
        onElement(CatalogPage.TITLE).verifyIsDisplayed().isTrue();
        onElement(CatalogPage.PRODUCT_NAMES).verifyItems().contains("Sauce Labs Backpack");
    }
    // endregion

    // region message
    @Test
    public void namesTheReason() {
        assertWithMessage("The title after the login of a standard user")
            .that(onElement(CatalogPage.TITLE).getText())
            .isEqualTo("Products");
    }
    // endregion

    // region soft
    @Test
    public void reportsEachDifference() {
        var checks = new SoftAssert();

        checks.assertEquals(onElement(CatalogPage.TITLE).getText(), "Products", "Title");
        checks.assertTrue(onElement(CatalogPage.MENU).isDisplayed(), "Menu is displayed");

        checks.assertAll();
    }
    // endregion
}

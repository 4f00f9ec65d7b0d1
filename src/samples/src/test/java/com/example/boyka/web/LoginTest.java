package com.example.boyka.web;

import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterClass; // junit => import org.junit.jupiter.api.AfterAll;
import org.testng.annotations.BeforeClass; // junit => import org.junit.jupiter.api.BeforeAll;
import org.testng.annotations.BeforeMethod; // junit => import org.junit.jupiter.api.BeforeEach;
import org.testng.annotations.Test; // junit => import org.junit.jupiter.api.Test;

public class LoginTest { // junit => class LoginTest {
    // region home
    @BeforeClass // junit => @BeforeAll
    public void openBrowser() { // junit => static void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    @Test
    public void showsProductsAfterLogin() { // junit => void showsProductsAfterLogin() {
        onTextBox(LoginPage.USER).enterText("standard_user");
        onTextBox(LoginPage.PASSWORD).enterText("secret_sauce");
        withMouse(LoginPage.LOG_IN).click();

        onElement(CatalogPage.TITLE).verifyText()
            .isEqualTo("Products");
    }
    // endregion

    // region locked-out
    @Test
    public void tellsALockedOutUserWhy() { // junit => void tellsALockedOutUserWhy() {
        LoginPage.logIn("locked_out_user", "secret_sauce");

        onElement(LoginPage.ERROR).verifyText()
            .isEqualTo("Epic sadface: Sorry, this user has been locked out.");
    }
    // endregion

    // region lifecycle
    @BeforeMethod // junit => @BeforeEach
    public void openLoginPage() { // junit => void openLoginPage() {
        LoginPage.open();
    }

    @AfterClass(alwaysRun = true) // junit => @AfterAll
    public void closeBrowser() { // junit => static void closeBrowser() {
        clearSession();
    }
    // endregion
}

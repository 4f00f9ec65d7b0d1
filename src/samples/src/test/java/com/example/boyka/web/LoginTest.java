package com.example.boyka.web;

import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

public class LoginTest {
    // region home
    @BeforeClass
    public void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    @Test
    public void showsProductsAfterLogin() {
        onTextBox(LoginPage.USER).enterText("standard_user");
        onTextBox(LoginPage.PASSWORD).enterText("secret_sauce");
        withMouse(LoginPage.LOG_IN).click();

        onElement(CatalogPage.TITLE).verifyText()
            .isEqualTo("Products");
    }
    // endregion

    // region locked-out
    @Test
    public void tellsALockedOutUserWhy() {
        LoginPage.logIn("locked_out_user", "secret_sauce");

        onElement(LoginPage.ERROR).verifyText()
            .isEqualTo("Epic sadface: Sorry, this user has been locked out.");
    }
    // endregion

    // region lifecycle
    @BeforeMethod
    public void openLoginPage() {
        LoginPage.open();
    }

    @AfterClass(alwaysRun = true)
    public void closeBrowser() {
        clearSession();
    }
    // endregion
}

package com.example.boyka.ios;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.FingerActions.withFinger;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.enums.PlatformType.IOS;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterClass; // junit => import org.junit.jupiter.api.AfterAll;
import org.testng.annotations.BeforeClass; // junit => import org.junit.jupiter.api.BeforeAll;
import org.testng.annotations.Test; // junit => import org.junit.jupiter.api.Test;

public class LoginTest { // junit => class LoginTest {
    // region home
    @BeforeClass // junit => @BeforeAll
    public void openApp() { // junit => static void openApp() {
        createSession(IOS, "my_demo_app_ios");
    }

    @Test
    public void showsProductsAfterLogin() { // junit => void showsProductsAfterLogin() {
        withFinger(LoginPage.MENU).tap();
        withFinger(LoginPage.LOG_IN_ITEM).tap();
        onTextBox(LoginPage.USER).enterText("bob@example.com");
        onTextBox(LoginPage.PASSWORD).enterText("10203040");
        withFinger(LoginPage.LOG_IN).tap();

        onElement(CatalogPage.TITLE).verifyText()
            .isEqualTo("Products");
    }
    // endregion

    // region lifecycle
    @AfterClass(alwaysRun = true) // junit => @AfterAll
    public void closeApp() { // junit => static void closeApp() {
        clearSession();
    }
    // endregion
}

package com.example.boyka.shop;

import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import io.github.boykaframework.enums.PlatformType;
import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Parameters;
import org.testng.annotations.Test;

/** One test for the web, Android, and iOS; the suite names the platform and its block. */
public class LoginTest {
    // region home
    @BeforeClass
    @Parameters({"platform", "block"})
    public void openShop(PlatformType platform, String block) {
        createSession(platform, block);
    }

    @Test
    public void showsMenuAfterLogin() {
        onTextBox(LoginPage.USER).enterText("standard_user");
        onTextBox(LoginPage.PASSWORD).enterText("secret_sauce");
        LoginPage.closeKeyboard();
        withMouse(LoginPage.LOG_IN).click();

        onElement(CatalogPage.MENU).verifyIsDisplayed()
            .isTrue();
    }
    // endregion

    @AfterClass(alwaysRun = true)
    public void closeShop() {
        clearSession();
    }
}

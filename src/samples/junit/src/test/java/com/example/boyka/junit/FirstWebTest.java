package com.example.boyka.junit;

import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;
import static org.junit.jupiter.api.Assertions.assertAll;

import io.github.boykaframework.builders.Locator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;

/** The first web test, run with JUnit 5. */
class FirstWebTest {
    private static final Locator USER_NAME = buildLocator()
        .name("User name")
        .web(By.id("user-name"))
        .build();
    private static final Locator PASSWORD = buildLocator()
        .name("Password")
        .web(By.id("password"))
        .build();
    private static final Locator LOG_IN = buildLocator()
        .name("Login button")
        .web(By.id("login-button"))
        .build();
    private static final Locator TITLE = buildLocator()
        .name("Page title")
        .web(By.className("title"))
        .build();

    // region session
    @BeforeAll
    static void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    @AfterAll
    static void closeBrowser() {
        clearSession();
    }
    // endregion

    // region test
    @Test
    void showsProductsAfterLogin() {
        onTextBox(USER_NAME).enterText("standard_user");
        onTextBox(PASSWORD).enterText("secret_sauce");
        withMouse(LOG_IN).click();

        onElement(TITLE).verifyText()
            .isEqualTo("Products");
    }
    // endregion

    // region several
    @Test
    void showsEachLoginField() {
        navigate().toBaseUrl();

        assertAll("Login",
            () -> onElement(USER_NAME).verifyIsDisplayed().isTrue(),
            () -> onElement(PASSWORD).verifyIsDisplayed().isTrue(),
            () -> onElement(LOG_IN).verifyIsEnabled().isTrue());
    }
    // endregion
}

package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** The Swag Labs login page. */
public final class LoginPage {
    // region locators
    public static final Locator USER = buildLocator()
        .name("User name")
        .web(By.id("user-name"))
        .build();

    // region PASSWORD
    public static final Locator PASSWORD = buildLocator()
        .name("Password")
        .web(By.id("password"))
        .build();
    // endregion

    // region LOG_IN
    public static final Locator LOG_IN = buildLocator()
        .name("Login button")
        .web(By.id("login-button"))
        .build();
    // endregion

    // region ERROR
    public static final Locator ERROR = buildLocator()
        .name("Error message")
        .web(By.cssSelector("[data-test='error']"))
        .build();
    // endregion
    // endregion

    /** Opens the page that `base_url` names. */
    public static void open() {
        navigate().toBaseUrl();
    }

    // region log-in
    /** Fills in the form and submits it. */
    public static void logIn(String userName, String password) {
        onTextBox(USER).enterText(userName);
        onTextBox(PASSWORD).enterText(password);
        withMouse(LOG_IN).click();
    }
    // endregion

    private LoginPage() {
    }
}

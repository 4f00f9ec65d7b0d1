package com.example.boyka.android;

import static io.github.boykaframework.actions.elements.FingerActions.withFinger;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.appium.java_client.AppiumBy;
import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** The login screen of My Demo App, and the menu that opens it. */
public final class LoginPage {
    // region locators
    public static final Locator MENU = buildLocator()
        .name("Menu")
        .android(AppiumBy.accessibilityId("open menu"))
        .build();

    public static final Locator LOG_IN_ITEM = buildLocator()
        .name("Log In in the menu")
        .android(AppiumBy.accessibilityId("menu item log in"))
        .build();

    // region USER
    public static final Locator USER = buildLocator()
        .name("User name")
        .android(AppiumBy.accessibilityId("Username input field"))
        .build();
    // endregion

    public static final Locator PASSWORD = buildLocator()
        .name("Password")
        .android(AppiumBy.accessibilityId("Password input field"))
        .build();

    public static final Locator LOG_IN = buildLocator()
        .name("Login button")
        .android(AppiumBy.accessibilityId("Login button"))
        .build();
    // endregion

    /** In the menu that Android shows for a text field. */
    public static final Locator PASTE = buildLocator()
        .name("Paste")
        .android(By.xpath("//*[@text='Paste']"))
        .build();

    // region open
    /** Opens the form from the app's menu. */
    public static void open() {
        withFinger(MENU).tap();
        withFinger(LOG_IN_ITEM).tap();
    }
    // endregion

    // region log-in
    /** Fills in the form and submits it. */
    public static void logIn(String userName, String password) {
        onTextBox(USER).enterText(userName);
        onTextBox(PASSWORD).enterText(password);
        withFinger(LOG_IN).tap();
    }
    // endregion

    private LoginPage() {
    }
}

package com.example.boyka.ios;

import static io.github.boykaframework.actions.elements.FingerActions.withFinger;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.appium.java_client.AppiumBy;
import io.github.boykaframework.builders.Locator;

/** The login screen of My Demo App, and the menu that opens it. */
public final class LoginPage {
    // region locators
    public static final Locator MENU = buildLocator()
        .name("Menu")
        .ios(AppiumBy.accessibilityId("tab bar option menu"))
        .build();

    public static final Locator LOG_IN_ITEM = buildLocator()
        .name("Log In in the menu")
        .ios(AppiumBy.accessibilityId("menu item log in"))
        .build();

    public static final Locator USER = buildLocator()
        .name("User name")
        .ios(AppiumBy.accessibilityId("Username input field"))
        .build();

    public static final Locator PASSWORD = buildLocator()
        .name("Password")
        .ios(AppiumBy.accessibilityId("Password input field"))
        .build();

    public static final Locator LOG_IN = buildLocator()
        .name("Login button")
        .ios(AppiumBy.accessibilityId("Login button"))
        .build();
    // endregion

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

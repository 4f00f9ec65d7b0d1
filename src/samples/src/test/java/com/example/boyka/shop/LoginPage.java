package com.example.boyka.shop;

import static io.github.boykaframework.actions.device.DeviceActions.onDevice;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.enums.PlatformType.ANDROID;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import io.appium.java_client.AppiumBy;
import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** The Swag Labs login, in a browser and in the app for Android and iOS. */
public final class LoginPage {
    public static final Locator USER = buildLocator()
        .name("User name")
        .web(By.id("user-name"))
        .android(AppiumBy.accessibilityId("test-Username"))
        .ios(AppiumBy.accessibilityId("test-Username"))
        .build();

    public static final Locator PASSWORD = buildLocator()
        .name("Password")
        .web(By.id("password"))
        .android(AppiumBy.accessibilityId("test-Password"))
        .ios(AppiumBy.accessibilityId("test-Password"))
        .build();

    // region one-name
    public static final Locator LOG_IN = buildLocator()
        .name("Login button")
        .web(By.id("login-button"))
        .android(AppiumBy.accessibilityId("test-LOGIN"))
        .ios(AppiumBy.accessibilityId("test-LOGIN"))
        .build();
    // endregion

    /** Closes the Android keyboard, which can cover the button below the fields. */
    public static void closeKeyboard() {
        if (getSession().getPlatformType() == ANDROID) {
            onDevice().hideKeyboard();
        }
    }

    private LoginPage() {
    }
}

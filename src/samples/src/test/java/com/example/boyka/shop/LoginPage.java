package com.example.boyka.shop;

import static io.github.boykaframework.builders.Locator.buildLocator;

import io.appium.java_client.AppiumBy;
import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** The login of Swag Labs in a browser and of My Demo App on a phone, in one place. */
public final class LoginPage {
    // region one-name
    public static final Locator LOG_IN = buildLocator()
        .name("Login button")
        .web(By.id("login-button"))
        .android(AppiumBy.accessibilityId("Login button"))
        .ios(AppiumBy.accessibilityId("Login button"))
        .build();
    // endregion

    private LoginPage() {
    }
}

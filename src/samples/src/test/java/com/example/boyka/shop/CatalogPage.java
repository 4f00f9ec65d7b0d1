package com.example.boyka.shop;

import static io.github.boykaframework.builders.Locator.buildLocator;

import io.appium.java_client.AppiumBy;
import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** The product list that Swag Labs shows after login. */
public final class CatalogPage {
    public static final Locator MENU = buildLocator()
        .name("Menu button")
        .web(By.id("react-burger-menu-btn"))
        .android(AppiumBy.accessibilityId("test-Menu"))
        .ios(AppiumBy.accessibilityId("test-Menu"))
        .build();

    private CatalogPage() {
    }
}

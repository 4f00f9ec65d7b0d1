package com.example.boyka.android;

import static io.github.boykaframework.builders.Locator.buildLocator;

import io.appium.java_client.AppiumBy;
import io.github.boykaframework.builders.Locator;

/** The product screen of My Demo App. */
public final class ProductPage {
    public static final Locator ADD_TO_CART = buildLocator()
        .name("Add To Cart button")
        .android(AppiumBy.accessibilityId("Add To Cart button"))
        .build();

    private ProductPage() {
    }
}

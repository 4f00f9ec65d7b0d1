package com.example.boyka.ios;

import static io.github.boykaframework.builders.Locator.buildLocator;

import io.appium.java_client.AppiumBy;
import io.github.boykaframework.builders.Locator;

/** The product list that My Demo App shows after login. */
public final class CatalogPage {
    // region locators
    public static final Locator TITLE = buildLocator()
        .name("Screen title")
        .ios(AppiumBy.iOSClassChain("**/XCUIElementTypeOther[`name == 'products screen'`]"
            + "/**/XCUIElementTypeOther[`name == 'container header'`]"
            + "/**/XCUIElementTypeStaticText"))
        .build();
    // endregion

    // region product
    /** The product with this name. */
    public static Locator product(String name) {
        return buildLocator()
            .name(name)
            .ios(AppiumBy.iOSNsPredicateString("label == '" + name + "'"))
            .build();
    }
    // endregion

    private CatalogPage() {
    }
}

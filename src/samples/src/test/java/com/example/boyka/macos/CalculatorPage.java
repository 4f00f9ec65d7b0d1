package com.example.boyka.macos;

import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.appium.java_client.AppiumBy;
import io.github.boykaframework.builders.Locator;

/** The Calculator window. */
public final class CalculatorPage {
    // region locators
    public static final Locator ADD = key("Add");
    public static final Locator EQUALS = key("Equals");

    public static final Locator RESULT = buildLocator()
        .name("Result")
        .mac(AppiumBy.iOSClassChain(
            "**/XCUIElementTypeScrollView[`label == 'Input'`]/XCUIElementTypeStaticText"))
        .build();

    /** The key with this digit. */
    public static Locator digit(int digit) {
        return key(String.valueOf(digit));
    }

    private static Locator key(String label) {
        return buildLocator()
            .name(label)
            .mac(AppiumBy.iOSNsPredicateString("label == '" + label + "'"))
            .build();
    }
    // endregion

    // region add
    /** Adds two digits. */
    public static void add(int first, int second) {
        withMouse(digit(first)).click();
        withMouse(ADD).click();
        withMouse(digit(second)).click();
        withMouse(EQUALS).click();
    }
    // endregion

    private CalculatorPage() {
    }
}

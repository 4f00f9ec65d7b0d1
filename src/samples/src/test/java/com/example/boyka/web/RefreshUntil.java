package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static org.openqa.selenium.support.ui.ExpectedConditions.textToBePresentInElementLocated;

import io.github.boykaframework.builders.Locator;
import java.time.Duration;

/** Reloads a page that doesn't update itself. */
public final class RefreshUntil {
    // region refresh
    /** Reloads the page until the element shows the text. */
    public static void shows(Locator element, String text, Duration time) {
        var isShown = textToBePresentInElementLocated(element.getLocator(), text);
        withDriver().waitUntil(driver -> {
            driver.navigate().refresh();
            return isShown.apply(driver);
        }, time);
    }
    // endregion

    private RefreshUntil() {
    }
}

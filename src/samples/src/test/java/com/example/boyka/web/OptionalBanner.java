package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static java.time.Duration.ofSeconds;
import static org.openqa.selenium.support.ui.ExpectedConditions.elementToBeClickable;

import io.github.boykaframework.builders.Locator;
import io.github.boykaframework.exception.FrameworkError;

/** A banner that isn't on every page, such as a question about cookies. */
public final class OptionalBanner {
    // region close
    /** Clicks the button if it can be clicked within two seconds. */
    public static void closeIfShown(Locator button) {
        try {
            withDriver().waitUntil(
                elementToBeClickable(button.getLocator()), ofSeconds(2));
        } catch (FrameworkError noBanner) {
            return;
        }
        withMouse(button).click();
    }
    // endregion

    private OptionalBanner() {
    }
}

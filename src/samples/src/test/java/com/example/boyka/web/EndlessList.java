package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.manager.ParallelSession.getSession;
import static java.time.Duration.ofSeconds;
import static org.openqa.selenium.support.ui.ExpectedConditions.numberOfElementsToBeMoreThan;

import io.github.boykaframework.builders.Locator;
import io.github.boykaframework.exception.FrameworkError;
import java.time.Instant;

/** A page that loads more items when you scroll to its end. */
public final class EndlessList {
    // region load
    /** Scrolls until this many items are loaded, for a minute at most; returns their number. */
    public static int load(Locator items, int wanted) {
        var selector = items.getLocator();
        var end = Instant.now().plusSeconds(60);
        int loaded = getSession().getDriver().findElements(selector).size();

        while (loaded < wanted && Instant.now().isBefore(end)) {
            withDriver().executeScript("window.scrollTo(0, document.body.scrollHeight)");
            try {
                withDriver().waitUntil(
                    numberOfElementsToBeMoreThan(selector, loaded), ofSeconds(5));
            } catch (FrameworkError noMoreItems) {
                break;
            }
            loaded = getSession().getDriver().findElements(selector).size();
        }
        return loaded;
    }
    // endregion

    private EndlessList() {
    }
}

package com.example.boyka.macos;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;

import java.util.Map;

/** An app beside the one that the session starts. */
public final class SecondApp {
    // region second-app
    /** Starts an app, or brings it to the front; elements are then looked up in it. */
    public static void switchTo(String bundleId) {
        withDriver().executeScript("macos: launchApp", Map.of("bundleId", bundleId));
    }

    /** Closes an app. */
    public static void close(String bundleId) {
        withDriver().executeScript("macos: terminateApp", Map.of("bundleId", bundleId));
    }
    // endregion

    private SecondApp() {
    }
}

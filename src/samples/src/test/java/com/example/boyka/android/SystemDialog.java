package com.example.boyka.android;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;

import java.util.Map;
import org.openqa.selenium.remote.RemoteWebDriver;

/** A dialog that belongs to Android, such as one for a permission. */
public final class SystemDialog {
    // region answer
    /** Waits for a dialog, and presses the button with this label. */
    public static void answer(String button) {
        withDriver().waitUntil(driver -> {
            ((RemoteWebDriver) driver).executeScript(
                "mobile: acceptAlert", Map.of("buttonLabel", button));
            return true;
        });
    }
    // endregion

    private SystemDialog() {
    }
}

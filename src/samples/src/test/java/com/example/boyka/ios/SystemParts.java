package com.example.boyka.ios;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.FingerActions.withFinger;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import io.appium.java_client.AppiumBy;
import io.appium.java_client.HasSettings;
import io.github.boykaframework.builders.Locator;
import java.util.Map;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.remote.RemoteWebElement;

/** Commands of the XCUITest driver for parts that belong to iOS. */
public final class SystemParts {
    // region wheel
    private static final Locator WHEEL = buildLocator()
        .name("Wheel of the picker")
        .ios(AppiumBy.className("XCUIElementTypePickerWheel"))
        .build();

    /** Opens the picker of a field, turns its wheel to the value, and checks it. */
    public static void choose(Locator field, String value) {
        withFinger(field).tap();

        var wheel = (RemoteWebElement) onElement(WHEEL).getElement();
        withDriver().executeScript("mobile: selectPickerWheelValue",
            Map.of("elementId", wheel.getId(), "order", "next", "value", value));

        onElement(WHEEL).verifyText().isEqualTo(value);
    }
    // endregion

    // region slider
    /** Moves a slider, from 0 at its start to 1 at its end. */
    public static void move(Locator slider, double position) {
        onElement(slider).getElement().sendKeys(String.valueOf(position));
    }
    // endregion

    // region row
    /** Swipes a row to the left, which shows its buttons. */
    public static void showButtons(Locator row) {
        var element = (RemoteWebElement) onElement(row).getElement();
        withDriver().executeScript("mobile: swipe",
            Map.of("elementId", element.getId(), "direction", "left"));
    }
    // endregion

    // region alert
    /** Answers a dialog of the system with the button of this name. */
    public static void answerAlert(String button) {
        withDriver().executeScript("mobile: alert",
            Map.of("action", "accept", "buttonLabel", button));
    }
    // endregion

    // region keep
    /** Lets alerts stay open for the rest of the session, so that the test can answer them. */
    public static void keepAlertsOpen() {
        var ios = (HasSettings) getSession().getDriver();
        ios.setSetting("defaultAlertAction", "");
    }
    // endregion

    // region biometric
    /** Taps the button that asks for Face ID, and accepts until the element is on the screen. */
    public static void acceptFaceId(Locator button, Locator next) {
        withDriver().executeScript("mobile: enrollBiometric", Map.of("isEnabled", true));
        withFinger(button).tap();

        withDriver().waitUntil(driver -> {
            ((RemoteWebDriver) driver).executeScript("mobile: sendBiometricMatch",
                Map.of("type", "faceId", "match", true));
            return driver.findElement(next.getLocator()).isDisplayed();
        });
    }
    // endregion

    private SystemParts() {
    }
}

package com.example.boyka.ios;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import io.github.boykaframework.builders.Locator;
import java.util.Map;
import org.openqa.selenium.remote.RemoteWebElement;

/** Commands of the XCUITest driver for parts that belong to iOS. */
public final class SystemParts {
    // region wheel
    /** Turns a picker's wheel until it shows the value. */
    public static void choose(Locator wheel, String value) {
        var element = (RemoteWebElement) onElement(wheel).getElement();
        withDriver().executeScript("mobile: selectPickerWheelValue",
            Map.of("elementId", element.getId(), "order", "next", "value", value));
    }
    // endregion

    // region slider
    /** Moves a slider, from 0 at its start to 1 at its end. */
    public static void move(Locator slider, double position) {
        onElement(slider).getElement().sendKeys(String.valueOf(position));
    }
    // endregion

    // region alert
    /** Answers a dialog of the system with the button of this name. */
    public static void answerAlert(String button) {
        withDriver().executeScript("mobile: alert",
            Map.of("action", "accept", "buttonLabel", button));
    }
    // endregion

    private SystemParts() {
    }
}

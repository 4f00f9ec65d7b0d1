package com.example.boyka.macos;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import io.github.boykaframework.builders.Locator;
import java.util.Map;
import org.openqa.selenium.remote.RemoteWebElement;

/** Drags and scrolls with the macOS driver's own commands. */
public final class WindowGestures {
    // region drag
    /** Holds the mouse on an element for a second, and drags it to another one. */
    public static void drag(Locator source, Locator destination) {
        withDriver().executeScript("macos: clickAndDrag", Map.of(
            "sourceElementId", idOf(source),
            "destinationElementId", idOf(destination),
            "duration", 1));
    }

    private static String idOf(Locator locator) {
        return ((RemoteWebElement) onElement(locator).getElement()).getId();
    }
    // endregion

    // region scroll
    /** Scrolls an area up or down, by the number of points. */
    public static void scroll(Locator area, int points) {
        withDriver().executeScript("macos: scroll",
            Map.of("elementId", idOf(area), "deltaX", 0, "deltaY", points));
    }
    // endregion

    private WindowGestures() {
    }
}

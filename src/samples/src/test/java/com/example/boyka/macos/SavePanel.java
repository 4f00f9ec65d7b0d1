package com.example.boyka.macos;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.appium.java_client.AppiumBy;
import io.github.boykaframework.builders.Locator;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The panel in which macOS asks for the name and the folder of a file. */
public final class SavePanel {
    // region save
    private static final Locator NAME = field("saveAsNameTextField");
    private static final Locator FOLDER = field("PathTextField");

    /** Saves a file into a folder that exists, while the panel is open. */
    public static void save(Path file) {
        onElement(NAME).verifyIsDisplayed().isTrue();

        press("g", 1 << 1 | 1 << 4);
        onTextBox(FOLDER).enterText(file.getParent().toString());
        press("XCUIKeyboardKeyReturn", 0);

        onTextBox(NAME).enterText(file.getFileName().toString());
        press("XCUIKeyboardKeyReturn", 0);
    }

    private static void press(String key, int modifiers) {
        var pressed = Map.of("key", key, "modifierFlags", modifiers);
        withDriver().executeScript("macos: keys", Map.of("keys", List.of(pressed)));
    }

    private static Locator field(String id) {
        return buildLocator().name(id).mac(AppiumBy.accessibilityId(id)).build();
    }
    // endregion

    private SavePanel() {
    }
}

package com.example.boyka.macos;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.MAC;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import java.util.List;
import java.util.Map;
import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

/** Types and presses a shortcut in a window of macOS. */
public class KeysTest {
    @BeforeClass
    public void openCalculator() {
        createSession(MAC, "calculator");
    }

    // region select-all
    /** Presses Command and A. */
    private static void selectAll() {
        var commandA = Map.of("key", "a", "modifierFlags", 1 << 4);
        withDriver().executeScript("macos: keys", Map.of("keys", List.of(commandA)));
    }
    // endregion

    // region keys
    @Test
    public void typesANumber() {
        selectAll();
        withDriver().executeScript("macos: keys", Map.of("keys", List.of("4", "2")));

        onElement(CalculatorPage.RESULT).verifyText().endsWith("42");
    }
    // endregion

    @AfterClass(alwaysRun = true)
    public void closeCalculator() {
        clearSession();
    }
}

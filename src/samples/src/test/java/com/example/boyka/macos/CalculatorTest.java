package com.example.boyka.macos;

import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.MAC;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterClass; // junit => import org.junit.jupiter.api.AfterAll;
import org.testng.annotations.BeforeClass; // junit => import org.junit.jupiter.api.BeforeAll;
import org.testng.annotations.Test; // junit => import org.junit.jupiter.api.Test;

public class CalculatorTest { // junit => class CalculatorTest {
    // region home
    @BeforeClass // junit => @BeforeAll
    public void openCalculator() { // junit => static void openCalculator() {
        // region session
        createSession(MAC, "calculator");
        // endregion
    }

    @Test
    public void addsTwoNumbers() { // junit => void addsTwoNumbers() {
        // region clicks
        withMouse(CalculatorPage.digit(7)).click();
        withMouse(CalculatorPage.ADD).click();
        withMouse(CalculatorPage.digit(5)).click();
        withMouse(CalculatorPage.EQUALS).click();
        // endregion

        onElement(CalculatorPage.RESULT).verifyText()
            .endsWith("12");
    }
    // endregion

    // region add
    @Test
    public void carriesToTheNextPlace() { // junit => void carriesToTheNextPlace() {
        CalculatorPage.add(8, 9);

        onElement(CalculatorPage.RESULT).verifyText()
            .endsWith("17");
    }
    // endregion

    // region lifecycle
    @AfterClass(alwaysRun = true) // junit => @AfterAll
    public void closeCalculator() { // junit => static void closeCalculator() {
        clearSession();
    }
    // endregion
}

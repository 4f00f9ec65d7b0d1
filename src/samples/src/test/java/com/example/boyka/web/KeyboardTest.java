package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Presses single keys and key combinations. */
public class KeyboardTest extends WebTest {
    @BeforeMethod
    public void openForm() {
        WebFormPage.open();
    }

    @Test
    public void correctsALetter() {
        // region key
        onTextBox(WebFormPage.TEXT).enterText("Sally!");
        withDriver().pressKeys(Keys.BACK_SPACE.toString());
        // endregion

        onElement(WebFormPage.TEXT).verifyProperty("value").isEqualTo("Sally");
    }

    @Test
    public void movesASlider() {
        // region slider
        onTextBox(WebFormPage.RANGE)
            .enterText(Keys.HOME + Keys.ARROW_RIGHT.toString().repeat(3));
        // endregion

        onElement(WebFormPage.RANGE).verifyProperty("value").isEqualTo("3");
    }

    @Test
    public void replacesTheText() {
        onTextBox(WebFormPage.TEXT).enterText("Sally");

        // region chord
        withMouse(WebFormPage.TEXT).click();
        new Actions(getSession().getDriver())
            .keyDown(Keys.CONTROL).sendKeys("a").keyUp(Keys.CONTROL)
            .sendKeys("Susan")
            .perform();
        // endregion

        onElement(WebFormPage.TEXT).verifyProperty("value").isEqualTo("Susan");
    }
}

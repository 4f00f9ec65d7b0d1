package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.drivers.FrameActions.onFrame;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.manager.ParallelSession.getSession;
import static org.openqa.selenium.support.ui.ExpectedConditions.frameToBeAvailableAndSwitchToIt;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Works inside a frame, and switches back out of it. */
public class FrameTest extends WebTest {
    private static final Locator HEADING = buildLocator()
        .name("Heading outside of the frame")
        .web(By.id("iframe_page_heading"))
        .build();

    private static final Locator EMAIL = buildLocator()
        .name("Email inside the frame")
        .web(By.id("email"))
        .build();

    private static final Locator MIDDLE = buildLocator()
        .name("Text of the inner frame")
        .web(By.id("content"))
        .build();

    @BeforeMethod
    public void openPage() {
        navigate().to("https://www.selenium.dev/selenium/web/iframes.html");
    }

    // region switch-to
    @Test
    public void fillsTheFormInTheFrame() {
        // region switch-to-call
        onFrame().switchTo(0);
        // endregion

        onTextBox(EMAIL).enterText("sally@example.com");

        onElement(EMAIL).verifyProperty("value")
            .isEqualTo("sally@example.com");
    }
    // endregion

    @Test
    public void waitsForTheFrame() {
        // region wait
        withDriver().waitUntil(frameToBeAvailableAndSwitchToIt(By.tagName("iframe")));
        // endregion

        onElement(EMAIL).verifyIsDisplayed().isTrue();
    }

    // region switch-to-parent
    @Test
    public void leavesTheFrame() {
        onFrame().switchTo(0);
        onElement(EMAIL).verifyIsDisplayed().isTrue();

        // region switch-to-parent-call
        onFrame().switchToParent();
        // endregion

        onElement(HEADING).verifyText().isEqualTo("This is the heading");
    }
    // endregion

    @Test
    public void entersAFrameByItsElement() {
        // region by-element
        var driver = getSession().getDriver();
        driver.switchTo().frame(driver.findElement(By.cssSelector("iframe")));
        // endregion
        onElement(EMAIL).verifyIsDisplayed().isTrue();

        // region default-content
        driver.switchTo().defaultContent();
        // endregion
        onElement(HEADING).verifyText().isEqualTo("This is the heading");
    }

    // region nested
    @Test
    public void readsAFrameInAFrame() {
        navigate().to("https://the-internet.herokuapp.com/nested_frames");

        onFrame().switchTo("frame-top");
        onFrame().switchTo("frame-middle");

        onElement(MIDDLE).verifyText().isEqualTo("MIDDLE");
    }
    // endregion
}

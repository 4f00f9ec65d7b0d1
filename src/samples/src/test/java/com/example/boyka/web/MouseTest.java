package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.MouseAction.composeAction;
import static io.github.boykaframework.actions.elements.MouseAction.ActionType.MOVE;
import static io.github.boykaframework.actions.elements.MouseAction.ActionType.PAUSE;
import static io.github.boykaframework.actions.elements.MouseAction.ActionType.PRESS;
import static io.github.boykaframework.actions.elements.MouseAction.ActionType.RELEASE;
import static java.time.Duration.ofMillis;
import static org.openqa.selenium.interactions.PointerInput.MouseButton.LEFT;

import io.github.boykaframework.actions.elements.MouseAction;
import java.util.List;
import org.openqa.selenium.Point;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Clicks, hovers, drags, and draws, and checks the page's message. */
public class MouseTest extends WebTest {
    @BeforeMethod
    public void openPage() {
        MousePage.open();
    }

    // region click
    @Test
    public void followsTheLink() {
        // region click-call
        withMouse(MousePage.LINK).click();
        // endregion

        navigate().verifyUrl().contains("/resultPage.html");
    }
    // endregion

    // region double-click
    @Test
    public void noticesADoubleClick() {
        // region double-click-call
        withMouse(MousePage.FIELD).doubleClick();
        // endregion

        onElement(MousePage.FIELD_STATUS).verifyText()
            .isEqualTo("double-clicked");
    }
    // endregion

    // region right-click
    @Test
    public void noticesARightClick() {
        // region right-click-call
        withMouse(MousePage.FIELD).rightClick();
        // endregion

        onElement(MousePage.FIELD_STATUS).verifyText()
            .isEqualTo("context-clicked");
    }
    // endregion

    // region click-and-hold
    @Test
    public void focusesTheFieldWhileTheButtonIsDown() {
        // region click-and-hold-call
        withMouse(MousePage.FIELD).clickAndHold();
        // endregion

        onElement(MousePage.FIELD_STATUS).verifyText()
            .isEqualTo("focused");
    }
    // endregion

    // region hover
    @Test
    public void noticesTheMouseOverTheButton() {
        // region hover-call
        withMouse(MousePage.BUTTON).hover();
        // endregion

        onElement(MousePage.BUTTON_STATUS).verifyText()
            .isEqualTo("hovered");
    }
    // endregion

    @Test
    public void choosesFromAMenuThatOpensOnHover() {
        navigate().to("https://www.selenium.dev/selenium/web/javascriptPage.html");

        // region submenu
        withMouse(MousePage.MENU).hover();
        withMouse(MousePage.MENU_ITEM).click();
        // endregion

        onElement(MousePage.MENU_RESULT).verifyText().isEqualTo("item 1");
    }

    // region drag-to
    @Test
    public void dropsTheBoxOnItsTarget() {
        // region drag-to-call
        withMouse(MousePage.BOX).dragTo(MousePage.TARGET);
        // endregion

        onElement(MousePage.DROP_STATUS).verifyText()
            .isEqualTo("dropped");
    }
    // endregion

    // region draw
    @Test
    public void dragsTheBoxStepByStep() {
        var box = onElement(MousePage.BOX).getLocation();
        var target = onElement(MousePage.TARGET).getLocation();

        withMouse(MousePage.BOX).draw(List.of(
            move(box), button(true), pause(), move(target), button(false)));

        onElement(MousePage.DROP_STATUS).verifyText()
            .isEqualTo("dropped");
    }
    // endregion

    // region move
    private static MouseAction move(Point corner) {
        return composeAction().actionType(MOVE)
            .duration(ofMillis(200))
            .location(new Point(corner.getX() + 20, corner.getY() + 20))
            .compose();
    }
    // endregion

    // region pause
    private static MouseAction pause() {
        return composeAction().actionType(PAUSE)
            .duration(ofMillis(100))
            .compose();
    }
    // endregion

    // region button
    private static MouseAction button(boolean down) {
        return composeAction().actionType(down ? PRESS : RELEASE)
            .button(LEFT)
            .compose();
    }
    // endregion

    // region submit
    @Test
    public void sendsTheForm() {
        WebFormPage.open();

        // region submit-call
        withMouse(WebFormPage.TEXT).submit();
        // endregion

        navigate().verifyUrl().contains("/submitted-form.html");
    }
    // endregion

    // region back-and-forward
    @Test
    public void goesBackWithTheMouse() {
        WebFormPage.open();

        // region press-back-button
        withMouse(WebFormPage.TEXT).pressBackButton();
        // endregion
        onElement(MousePage.FIELD).verifyIsDisplayed().isTrue();

        // region press-forward-button
        withMouse(MousePage.FIELD).pressForwardButton();
        // endregion
        onElement(WebFormPage.TEXT).verifyIsDisplayed().isTrue();
    }
    // endregion

    @Test
    public void reportsACoveredLink() {
        // region reported-click
        onElement(MousePage.LINK).getElement().click();
        // endregion

        navigate().verifyUrl().contains("/resultPage.html");
    }
}

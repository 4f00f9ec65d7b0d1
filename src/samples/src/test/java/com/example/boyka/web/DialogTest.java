package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.AlertActions.onAlert;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.manager.ParallelSession.getSession;
import static org.openqa.selenium.support.ui.ExpectedConditions.alertIsPresent;

import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Answers alerts, confirmations, and prompts. */
public class DialogTest extends WebTest {
    @BeforeMethod
    public void openDialogs() {
        DialogsPage.open();
    }

    // region on-alert
    @Test
    public void waitsForTheAlert() {
        withMouse(DialogsPage.ALERT).click();
        withDriver().waitUntil(alertIsPresent());

        // region on-alert-call
        onAlert().verifyAccept().isEqualTo("cheese");
        // endregion
    }
    // endregion

    // region accept
    @Test
    public void answersThePrompt() {
        withMouse(DialogsPage.PROMPT).click();

        // region accept-call
        var question = onAlert().accept("Edam");
        // endregion

        assertThat(question).isEqualTo("Enter something");
        onElement(DialogsPage.ANSWER).verifyText().isEqualTo("Edam");
    }
    // endregion

    // region dismiss
    @Test
    public void staysOnThePage() {
        withMouse(DialogsPage.CONFIRM).click();

        // region dismiss-call
        var question = onAlert().dismiss();
        // endregion

        assertThat(question).isEqualTo("Are you sure?");
        navigate().verifyUrl().endsWith("/alerts.html");
    }
    // endregion

    // region verify-accept
    @Test
    public void followsTheLink() {
        withMouse(DialogsPage.CONFIRM).click();

        // region verify-accept-call
        onAlert().verifyAccept().isEqualTo("Are you sure?");
        // endregion

        navigate().verifyUrl().endsWith("/simpleTest.html");
    }
    // endregion

    // region verify-dismiss
    @Test
    public void cancelsThePrompt() {
        withMouse(DialogsPage.PROMPT).click();

        // region verify-dismiss-call
        onAlert().verifyDismiss().isEqualTo("Enter something");
        // endregion

        onElement(DialogsPage.ANSWER).verifyText().isEqualTo("null");
    }
    // endregion

    @Test
    public void checksTheMessageFirst() {
        withMouse(DialogsPage.CONFIRM).click();

        // region verify-first
        withDriver().waitUntil(alertIsPresent());
        var dialog = getSession().getDriver().switchTo().alert();

        assertThat(dialog.getText()).isEqualTo("Are you sure?");
        dialog.accept();
        // endregion

        navigate().verifyUrl().endsWith("/simpleTest.html");
    }
}

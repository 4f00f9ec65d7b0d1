package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.manager.ParallelSession.getSession;
import static java.time.Duration.ofMillis;
import static java.time.Duration.ofSeconds;
import static org.openqa.selenium.support.ui.ExpectedConditions.invisibilityOfElementLocated;
import static org.openqa.selenium.support.ui.ExpectedConditions.urlContains;

import java.io.File;
import org.testng.annotations.Test;

/** Waits for conditions, runs scripts, and saves the browser logs. */
public class DriverTest extends WebTest {
    // region with-driver
    @Test
    public void reachesTheCatalogAfterLogin() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");

        // region with-driver-call
        withDriver().waitUntil(urlContains("/inventory.html"));
        // endregion

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }
    // endregion

    // region session-wait
    @Test
    public void waitsLongerInTheWholeSession() {
        // region session-wait-call
        getSession().getWait().withTimeout(ofSeconds(30));
        // endregion

        LoginPage.open();
        LoginPage.logIn("performance_glitch_user", "secret_sauce");

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }
    // endregion

    // region wait-until
    @Test
    public void waitsLongerForASlowLogin() {
        LoginPage.open();
        LoginPage.logIn("performance_glitch_user", "secret_sauce");

        // region wait-until-call
        withDriver().waitUntil(
            urlContains("/inventory.html"), ofSeconds(30));
        // endregion

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }
    // endregion

    // region wait-until-gone
    @Test
    public void waitsUntilTheFormIsGone() {
        LoginPage.open();
        LoginPage.logIn("performance_glitch_user", "secret_sauce");

        // region wait-until-gone-call
        withDriver().waitUntil(
            invisibilityOfElementLocated(LoginPage.LOG_IN.getLocator()));
        // endregion

        onElement(CatalogPage.TITLE).verifyIsDisplayed().isTrue();
    }
    // endregion

    // region execute-script
    @Test
    public void countsFormInputs() {
        WebFormPage.open();

        // region execute-script-call
        Long inputs = withDriver().executeScript(
            "return document.querySelectorAll(arguments[0]).length;",
            "form input");
        // endregion

        assertThat(inputs).isGreaterThan(0L);
    }
    // endregion

    // region scroll
    @Test
    public void scrollsToTheEndOfThePage() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");

        // region scroll-call
        withDriver().executeScript(
            "window.scrollTo(0, document.body.scrollHeight);");
        // endregion

        Boolean atTheEnd = withDriver().executeScript(
            "return innerHeight + scrollY >= document.body.scrollHeight - 1;");
        assertThat(atTheEnd).isTrue();
    }
    // endregion

    // region press-keys
    @Test
    public void typesIntoTheFocusedField() {
        WebFormPage.open();
        withMouse(WebFormPage.TEXT).click();

        // region press-keys-call
        withDriver().pressKeys("Sally", " ", "Brown");
        // endregion

        onElement(WebFormPage.TEXT).verifyProperty("value")
            .isEqualTo("Sally Brown");
    }
    // endregion

    // region pause
    @Test
    public void waitsForTheMenuToSlideIn() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");
        withMouse(CatalogPage.MENU).click();

        // region pause-call
        withDriver().pause(ofMillis(500));
        // endregion

        onElement(CatalogPage.LOG_OUT).verifyIsDisplayed().isTrue();
    }
    // endregion

    // region save-logs
    @Test
    public void savesBrowserLog() {
        navigate().toBaseUrl();

        // region save-logs-call
        withDriver().saveLogs();
        // endregion

        var thread = Thread.currentThread().getId();
        var log = new File("logs/browser-" + thread + ".log");
        assertThat(log.exists()).isTrue();
    }
    // endregion
}

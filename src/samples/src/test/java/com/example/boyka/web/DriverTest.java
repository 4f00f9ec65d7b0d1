package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
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

        withDriver().waitUntil(urlContains("/inventory.html"));

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }
    // endregion

    // region wait-until
    @Test
    public void waitsLongerForASlowLogin() {
        LoginPage.open();
        LoginPage.logIn("performance_glitch_user", "secret_sauce");

        withDriver().waitUntil(
            urlContains("/inventory.html"), ofSeconds(30));

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }
    // endregion

    // region wait-until-gone
    @Test
    public void waitsUntilTheFormIsGone() {
        LoginPage.open();
        LoginPage.logIn("performance_glitch_user", "secret_sauce");

        withDriver().waitUntil(
            invisibilityOfElementLocated(LoginPage.LOG_IN.getLocator()));

        onElement(CatalogPage.TITLE).verifyIsDisplayed().isTrue();
    }
    // endregion

    // region execute-script
    @Test
    public void countsFormInputs() {
        WebFormPage.open();

        Long inputs = withDriver().executeScript(
            "return document.querySelectorAll(arguments[0]).length;",
            "form input");

        assertThat(inputs).isGreaterThan(0L);
    }
    // endregion

    // region press-keys
    @Test
    public void typesIntoTheFocusedField() {
        WebFormPage.open();
        withMouse(WebFormPage.TEXT).click();

        withDriver().pressKeys("Sally", " ", "Brown");

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

        withDriver().pause(ofMillis(500));

        onElement(CatalogPage.LOG_OUT).verifyIsDisplayed().isTrue();
    }
    // endregion

    // region save-logs
    @Test
    public void savesBrowserLog() {
        navigate().toBaseUrl();

        withDriver().saveLogs();

        var thread = Thread.currentThread().getId();
        var log = new File("logs/browser-" + thread + ".log");
        assertThat(log.exists()).isTrue();
    }
    // endregion
}

package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;

import org.testng.annotations.Test;

/** Reads attributes, properties, and styles. */
public class ElementAttributeTest extends WebTest {
    // region get-attribute
    @Test
    public void linksToTheCompanyPage() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");

        var target = onElement(CatalogPage.LINKED_IN).getAttribute("href");

        assertThat(target).contains("linkedin.com/company/sauce-labs");
    }
    // endregion

    // region verify-attribute
    @Test
    public void opensTheCompanyPageInANewTab() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");

        onElement(CatalogPage.LINKED_IN).verifyAttribute("target").isEqualTo("_blank");
    }
    // endregion

    // region get-property
    @Test
    public void holdsWhatWasTyped() {
        WebFormPage.open();

        onTextBox(WebFormPage.TEXT).enterText("Sally Brown");
        var typed = onElement(WebFormPage.TEXT).getProperty("value");

        assertThat(typed).isEqualTo("Sally Brown");
    }
    // endregion

    // region verify-property
    @Test
    public void startsTheSliderInTheMiddle() {
        WebFormPage.open();

        onElement(WebFormPage.RANGE).verifyProperty("value").isEqualTo("5");
    }
    // endregion

    // region get-style
    @Test
    public void marksThePasswordWhenLoginFails() {
        LoginPage.open();
        onElement(LoginPage.PASSWORD).verifyIsDisplayed().isTrue();
        var before = onElement(LoginPage.PASSWORD).getStyle("border-bottom-color");

        LoginPage.logIn("standard_user", "guess");
        onElement(LoginPage.ERROR).verifyIsDisplayed().isTrue();

        var after = onElement(LoginPage.PASSWORD).getStyle("border-bottom-color");
        assertThat(after).isNotEqualTo(before);
    }
    // endregion

    // region verify-style
    @Test
    public void pointsAtTheSubmitButton() {
        WebFormPage.open();

        onElement(WebFormPage.SUBMIT).verifyStyle("cursor").isEqualTo("pointer");
    }
    // endregion
}

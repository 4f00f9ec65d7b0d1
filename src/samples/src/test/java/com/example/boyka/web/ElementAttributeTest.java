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

        // region get-attribute-call
        var target = onElement(CatalogPage.LINKED_IN).getAttribute("href");
        // endregion

        assertThat(target).contains("linkedin.com/company/sauce-labs");
    }
    // endregion

    // region verify-attribute
    @Test
    public void opensTheCompanyPageInANewTab() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");

        // region verify-attribute-call
        onElement(CatalogPage.LINKED_IN).verifyAttribute("target").isEqualTo("_blank");
        // endregion
    }
    // endregion

    // region get-property
    @Test
    public void holdsWhatWasTyped() {
        WebFormPage.open();

        onTextBox(WebFormPage.TEXT).enterText("Sally Brown");
        // region get-property-call
        var typed = onElement(WebFormPage.TEXT).getProperty("value");
        // endregion

        assertThat(typed).isEqualTo("Sally Brown");
    }
    // endregion

    // region verify-property
    @Test
    public void startsTheSliderInTheMiddle() {
        WebFormPage.open();

        // region verify-property-call
        onElement(WebFormPage.RANGE).verifyProperty("value").isEqualTo("5");
        // endregion
    }
    // endregion

    // region get-style
    @Test
    public void marksThePasswordWhenLoginFails() {
        LoginPage.open();
        onElement(LoginPage.PASSWORD).verifyIsDisplayed().isTrue();
        // region get-style-call
        var before = onElement(LoginPage.PASSWORD).getStyle("border-bottom-color");
        // endregion

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

        // region verify-style-call
        onElement(WebFormPage.SUBMIT).verifyStyle("cursor").isEqualTo("pointer");
        // endregion
    }
    // endregion
}

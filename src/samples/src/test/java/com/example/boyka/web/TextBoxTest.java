package com.example.boyka.web;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;

import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Types into the fields of a form. */
public class TextBoxTest extends WebTest {
    @BeforeMethod
    public void openForm() {
        WebFormPage.open();
    }

    // region enter-text
    @Test
    public void keepsWhatWasTyped() {
        // region on-text-box
        onTextBox(WebFormPage.TEXT).enterText("Sally Brown");
        // endregion

        onElement(WebFormPage.TEXT).verifyProperty("value")
            .isEqualTo("Sally Brown");
    }
    // endregion

    // region replace-text
    @Test
    public void replacesWhatWasThere() {
        // region enter-text-call
        onTextBox(WebFormPage.TEXT).enterText("Sally");
        // endregion

        onElement(WebFormPage.TEXT).clear();
        onTextBox(WebFormPage.TEXT).enterText("Susan");

        onElement(WebFormPage.TEXT).verifyProperty("value")
            .isEqualTo("Susan");
    }
    // endregion

    // region focus
    @Test
    public void waitsForTheField() {
        // region focus-call
        onTextBox(WebFormPage.TEXT).focus();
        // endregion

        onElement(WebFormPage.TEXT).verifyIsEnabled().isTrue();
    }
    // endregion

    @Test
    public void typesASecret() {
        // region secret
        onElement(WebFormPage.TEXT).getElement()
            .sendKeys(System.getenv().getOrDefault("SHOP_PASSWORD", "secret_sauce"));
        // endregion

        onElement(WebFormPage.TEXT).verifyProperty("value").isNotEmpty();
    }
}

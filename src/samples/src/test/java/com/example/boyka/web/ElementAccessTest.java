package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;

import org.testng.annotations.Test;

/** Accesses an element by its locator, as a WebElement, and with a script. */
public class ElementAccessTest extends WebTest {
    // region on-element
    @Test
    public void greetsTheUserWithTheCatalog() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");

        // region on-element-call
        var title = onElement(CatalogPage.TITLE);
        // endregion

        title.verifyIsDisplayed().isTrue();
        title.verifyText().isEqualTo("Products");
    }
    // endregion

    // region clear
    @Test
    public void emptiesTheTextInput() {
        WebFormPage.open();
        onTextBox(WebFormPage.TEXT).enterText("Sally Brown");

        // region clear-call
        onElement(WebFormPage.TEXT).clear();
        // endregion

        onElement(WebFormPage.TEXT).verifyIsDisplayed().isTrue();
        onElement(WebFormPage.TEXT).verifyProperty("value").isEmpty();
    }
    // endregion

    // region get-element
    @Test
    public void namesTheTextInputForScreenReaders() {
        WebFormPage.open();

        // region get-element-call
        var textInput = onElement(WebFormPage.TEXT).getElement();
        // endregion

        assertThat(textInput.getAccessibleName()).contains("Text input");
    }
    // endregion

    // region execute-script
    @Test
    public void showsTheWholeProductName() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");
        onElement(CatalogPage.PRODUCT_NAMES).verifyIsDisplayed().isTrue();

        // region execute-script-call
        Boolean cutOff = onElement(CatalogPage.PRODUCT_NAMES)
            .executeScript("return arguments[0].scrollWidth > arguments[0].clientWidth;");
        // endregion

        assertThat(cutOff).isFalse();
    }
    // endregion
}

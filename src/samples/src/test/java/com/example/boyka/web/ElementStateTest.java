package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import org.testng.annotations.Test;

/** Checks whether an element is visible, enabled, or selected. */
public class ElementStateTest extends WebTest {
    // region is-displayed
    @Test
    public void showsABadgeWhenTheCartHasAProduct() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");

        withMouse(CatalogPage.ADD_BACKPACK).click();

        // region is-displayed-call
        assertThat(onElement(CatalogPage.CART_BADGE).isDisplayed()).isTrue();
        // endregion
    }
    // endregion

    // region verify-is-displayed
    @Test
    public void showsAnErrorWhenThePasswordIsWrong() {
        LoginPage.open();

        LoginPage.logIn("standard_user", "guess");

        // region verify-is-displayed-call
        onElement(LoginPage.ERROR).verifyIsDisplayed().isTrue();
        // endregion
    }
    // endregion

    // region is-enabled
    @Test
    public void keepsTheDisabledInputLocked() {
        WebFormPage.open();

        onElement(WebFormPage.DISABLED).verifyIsDisplayed().isTrue();
        // region is-enabled-call
        assertThat(onElement(WebFormPage.DISABLED).isEnabled()).isFalse();
        // endregion
    }
    // endregion

    // region verify-is-enabled
    @Test
    public void letsTheFormBeSubmitted() {
        WebFormPage.open();

        // region verify-is-enabled-call
        onElement(WebFormPage.SUBMIT).verifyIsEnabled().isTrue();
        // endregion
    }
    // endregion

    // region is-selected
    @Test
    public void opensWithTheFirstCheckboxChecked() {
        WebFormPage.open();

        // region is-selected-call
        assertThat(onElement(WebFormPage.CHECKED).isSelected()).isTrue();
        // endregion
        onElement(WebFormPage.UNCHECKED).verifyIsDisplayed().isTrue();
        assertThat(onElement(WebFormPage.UNCHECKED).isSelected()).isFalse();
    }
    // endregion

    // region verify-is-selected
    @Test
    public void checksACheckboxByClick() {
        WebFormPage.open();

        withMouse(WebFormPage.UNCHECKED).click();

        // region verify-is-selected-call
        onElement(WebFormPage.UNCHECKED).verifyIsSelected().isTrue();
        // endregion
    }
    // endregion
}

package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Measures an element's position, and scrolls it into view. */
public class ElementLayoutTest extends WebTest {
    @BeforeMethod
    public void openCatalog() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");
    }

    // region get-location
    @Test
    public void placesCartRightOfShopName() {
        onElement(CatalogPage.LOGO).verifyIsDisplayed().isTrue();
        // region get-location-call
        var shopName = onElement(CatalogPage.LOGO).getLocation();
        // endregion
        var cart = onElement(CatalogPage.CART).getLocation();

        assertThat(cart.getX()).isGreaterThan(shopName.getX());
    }
    // endregion

    // region get-size
    @Test
    public void makesTheButtonLargeEnoughToHit() {
        // region get-size-call
        var button = onElement(CatalogPage.ADD_BACKPACK).getSize();
        // endregion

        assertThat(button.getWidth()).isAtLeast(24);
        assertThat(button.getHeight()).isAtLeast(24);
    }
    // endregion

    // region scroll-into-view
    @Test
    public void reachesTheFooter() {
        // region scroll-into-view-call
        onElement(CatalogPage.FOOTER).scrollIntoView();
        // endregion

        onElement(CatalogPage.FOOTER).verifyText().contains("Terms of Service");
    }
    // endregion

    // region scroll-to-element
    @Test
    public void bringsTheFooterIntoTheViewport() {
        // region scroll-to-element-call
        withMouse(CatalogPage.FOOTER).scrollToElement();
        // endregion

        Boolean inViewport = onElement(CatalogPage.FOOTER)
            .executeScript("return arguments[0].getBoundingClientRect().top < innerHeight;");
        assertThat(inViewport).isTrue();
    }
    // endregion
}

package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static org.openqa.selenium.support.locators.RelativeLocator.with;

import org.openqa.selenium.By;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Picks one of several elements, and looks into a shadow root. */
public class LocatorTest extends WebTest {
    @BeforeMethod
    public void openCatalog() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");
    }

    // region get-locator
    @Test
    public void findsTheTitleByItsClass() {
        // region get-locator-call
        var selector = CatalogPage.TITLE.getLocator();
        // endregion

        assertThat(selector).isEqualTo(By.className("title"));
    }
    // endregion

    // region to-builder
    @Test
    public void showsTheBikeLightSecond() {
        // region to-builder-call
        var second = CatalogPage.PRODUCT_NAMES.toBuilder()
            .name("Name of the second product")
            .index(1)
            .build();
        // endregion

        onElement(second).verifyText()
            .isEqualTo("Sauce Labs Bike Light");
    }
    // endregion

    // region filter
    @Test
    public void offersAnOnesie() {
        var onesie = buildLocator()
            .name("Name of the onesie")
            .web(By.className("inventory_item_name"))
            .filter(name -> name.getText().endsWith("Onesie"))
            .build();

        onElement(onesie).verifyText()
            .isEqualTo("Sauce Labs Onesie");
    }
    // endregion

    // region parent
    @Test
    public void pricesTheOnesie() {
        var onesie = buildLocator()
            .name("Onesie in the list")
            .web(By.className("inventory_item"))
            .filter(item -> item.getText().contains("Onesie"))
            .build();
        var price = buildLocator()
            .name("Price of the onesie")
            .parent(onesie)
            .web(By.className("inventory_item_price"))
            .build();

        onElement(price).verifyText()
            .isEqualTo("$7.99");
    }
    // endregion

    // region parameter
    @Test
    public void pricesTheBackpack() {
        onElement(CatalogPage.priceOf("Sauce Labs Backpack")).verifyText()
            .isEqualTo("$29.99");
    }
    // endregion

    // region relative
    @Test
    public void findsTheFieldBelowTheUserName() {
        LoginPage.open();
        var below = buildLocator()
            .name("Field below the user name")
            .web(with(By.tagName("input")).below(By.id("user-name")))
            .build();

        onElement(below).verifyAttribute("id").isEqualTo("password");
    }
    // endregion

    // region shadow-root
    @Test
    public void checksABoxInAShadowRoot() {
        navigate().to("https://www.selenium.dev/selenium/web/webComponents.html");
        var host = buildLocator()
            .name("Custom checkbox")
            .web(By.tagName("custom-checkbox-element"))
            .shadowRoot(true)
            .build();
        var box = buildLocator()
            .name("Box of the custom checkbox")
            .parent(host)
            .web(By.cssSelector("input"))
            .build();

        withMouse(box).click();

        onElement(box).verifyIsSelected().isTrue();
    }
    // endregion
}

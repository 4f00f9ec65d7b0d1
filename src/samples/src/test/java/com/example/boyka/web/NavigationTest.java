package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Opens pages by URL, and moves through the browser history. */
public class NavigationTest extends WebTest {
    @BeforeMethod
    public void logIn() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");
        onElement(CatalogPage.TITLE).verifyIsDisplayed().isTrue();
    }

    // region to
    @Test
    public void opensTheCartByItsAddress() {
        navigate().to("https://www.saucedemo.com/cart.html");

        navigate().verifyUrl().endsWith("/cart.html");
        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Your Cart");
    }
    // endregion

    // region back-and-forward
    @Test
    public void goesBackToTheCatalog() {
        navigate().to("https://www.selenium.dev/selenium/web/web-form.html");

        navigate().back();
        navigate().verifyUrl().endsWith("/inventory.html");

        navigate().forward();
        navigate().verifyUrl().endsWith("/web-form.html");
    }
    // endregion

    // region get-url
    @Test
    public void landsInTheCatalogAfterLogin() {
        var address = navigate().getUrl();

        assertThat(address).endsWith("/inventory.html");
        navigate().verifyUrl().isEqualTo(address);
    }
    // endregion

    // region refresh
    @Test
    public void staysLoggedInAfterRefresh() {
        navigate().refresh();

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }
    // endregion

    // region to-base-url
    @Test
    public void startsAtTheLogin() {
        navigate().toBaseUrl();

        onElement(LoginPage.LOG_IN).verifyIsDisplayed().isTrue();
    }
    // endregion
}

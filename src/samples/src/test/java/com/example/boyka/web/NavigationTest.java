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
        // region to-call
        navigate().to("https://www.saucedemo.com/cart.html");
        // endregion

        navigate().verifyUrl().endsWith("/cart.html");
        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Your Cart");
    }
    // endregion

    // region back-and-forward
    @Test
    public void goesBackToTheCatalog() {
        navigate().to("https://www.selenium.dev/selenium/web/web-form.html");

        // region back
        navigate().back();
        // endregion
        navigate().verifyUrl().endsWith("/inventory.html");

        // region forward
        navigate().forward();
        // endregion
        navigate().verifyUrl().endsWith("/web-form.html");
    }
    // endregion

    // region get-url
    @Test
    public void landsInTheCatalogAfterLogin() {
        // region get-url-call
        // region verify-url
        var address = navigate().getUrl();
        // endregion
        // endregion

        assertThat(address).endsWith("/inventory.html");
        // region verify-url, continued
        navigate().verifyUrl().isEqualTo(address);
        // endregion
    }
    // endregion

    // region refresh
    @Test
    public void staysLoggedInAfterRefresh() {
        // region refresh-call
        navigate().refresh();
        // endregion

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }
    // endregion

    // region to-base-url
    @Test
    public void startsAtTheLogin() {
        // region to-base-url-call
        navigate().toBaseUrl();
        // endregion

        onElement(LoginPage.LOG_IN).verifyIsDisplayed().isTrue();
    }
    // endregion
}

package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.CookieActions.withCookies;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import org.openqa.selenium.Cookie;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Reads the cookie that keeps a shopper logged in, and deletes it. */
public class CookieTest extends WebTest {
    @BeforeMethod
    public void logIn() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");
        onElement(CatalogPage.TITLE).verifyIsDisplayed().isTrue();
    }

    // region cookie
    @Test
    public void remembersTheShopper() {
        // region cookie-call
        var cookie = withCookies().cookie("session-username");
        // endregion

        assertThat(cookie).isNotNull();
        assertThat(cookie.getValue()).isEqualTo("standard_user");
    }
    // endregion

    // region cookies
    @Test
    public void keepsTheLoginInACookie() {
        // region cookies-call
        var names = withCookies().cookies();
        // endregion

        assertThat(names).contains("session-username");
    }
    // endregion

    // region delete
    @Test
    public void logsOutWithoutTheCookie() {
        // region delete-call
        withCookies().delete("session-username");
        // endregion
        navigate().refresh();

        onElement(LoginPage.LOG_IN).verifyIsDisplayed().isTrue();
    }
    // endregion

    // region delete-all
    @Test
    public void forgetsTheShopper() {
        // region delete-all-call
        withCookies().deleteAll();
        // endregion

        assertThat(withCookies().cookies())
            .doesNotContain("session-username");
    }
    // endregion

    @Test
    public void comesBackWithTheCookie() {
        withCookies().deleteAll();

        // region add
        getSession().getDriver().manage()
            .addCookie(new Cookie("session-username", "standard_user"));
        navigate().to("https://www.saucedemo.com/inventory.html");
        // endregion

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }
}

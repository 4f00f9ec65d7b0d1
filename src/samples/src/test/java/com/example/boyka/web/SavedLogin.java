package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.manager.ParallelSession.getSession;
import static org.openqa.selenium.support.ui.ExpectedConditions.urlContains;

import java.util.Set;
import org.openqa.selenium.Cookie;

// region saved
/** Logs in once, and gives every session the cookies of that login. */
public final class SavedLogin {
    private static Set<Cookie> cookies;

    /** Opens the catalog, logged in as the standard user. */
    public static void open() {
        navigate().toBaseUrl();
        var browser = getSession().getDriver().manage();
        cookiesOfLogin().forEach(browser::addCookie);
        navigate().to("https://www.saucedemo.com/inventory.html");
    }

    private static synchronized Set<Cookie> cookiesOfLogin() {
        if (cookies == null) {
            LoginPage.logIn("standard_user", "secret_sauce");
            withDriver().waitUntil(urlContains("/inventory.html"));
            cookies = getSession().getDriver().manage().getCookies();
        }
        return cookies;
    }

    private SavedLogin() {
    }
}
// endregion

package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

import io.github.boykaframework.manager.ParallelSession;
import org.testng.annotations.Test;

/** Answers the password dialog of the browser in advance. */
public class BasicAuthTest extends WebTest {
    // region basic-auth
    @Test
    public void entersThroughThePasswordDialog() {
        var user = encode(System.getenv().getOrDefault("SITE_USER", "admin"));
        var password = encode(System.getenv().getOrDefault("SITE_PASSWORD", "admin"));

        navigate().to("https://" + user + ":" + password
            + "@the-internet.herokuapp.com/basic_auth");

        var page = ParallelSession.getSession().getDriver().getPageSource();
        assertThat(page).contains("Congratulations");
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
    // endregion
}

package com.example.boyka.web;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearAllSessions;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URL;
import org.testng.SkipException;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Skips its tests while the shop does not answer. */
public class HealthTest {
    // region health
    @BeforeClass
    public void checkTheShop() throws IOException {
        var shop = (HttpURLConnection) new URL("https://www.saucedemo.com").openConnection();
        if (shop.getResponseCode() != 200) {
            throw new SkipException("The shop answers with " + shop.getResponseCode());
        }
    }

    @BeforeMethod
    public void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    @AfterMethod(alwaysRun = true)
    public void closeBrowser() {
        clearAllSessions();
    }
    // endregion

    @Test
    public void logsIn() {
        LoginPage.logIn("standard_user", "secret_sauce");

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }
}

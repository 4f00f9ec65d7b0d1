package com.example.boyka.personas;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.ANDROID;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearAllSessions;
import static io.github.boykaframework.manager.ParallelSession.createSession;
import static io.github.boykaframework.manager.ParallelSession.switchPersona;

import com.example.boyka.android.CatalogPage;
import com.example.boyka.android.LoginPage;
import com.example.boyka.web.WebFormPage;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** One user has a browser, and the other one an Android app. */
public class ShopperAndCourierTest {
    // region devices
    @BeforeMethod
    public void openSessions() {
        createSession("shopper", WEB, "web_form");
        createSession("courier", ANDROID, "my_demo_app_android");
    }

    @Test
    public void takesTurns() {
        LoginPage.open();
        LoginPage.logIn("bob@example.com", "10203040");
        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");

        switchPersona("shopper");
        onElement(WebFormPage.TEXT).verifyIsDisplayed().isTrue();
    }
    // endregion

    @AfterMethod(alwaysRun = true)
    public void closeSessions() {
        clearAllSessions();
    }
}

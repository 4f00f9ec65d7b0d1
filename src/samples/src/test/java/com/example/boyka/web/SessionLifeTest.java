package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearAllSessions;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;
import static io.github.boykaframework.manager.ParallelSession.getCurrentPersona;
import static io.github.boykaframework.manager.ParallelSession.getSession;
import static io.github.boykaframework.manager.ParallelSession.isSessionCreated;
import static io.github.boykaframework.manager.ParallelSession.switchPersona;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.Test;

/** Opens, switches, and closes the sessions of two shoppers. */
public class SessionLifeTest {
    // region create-session
    @Test
    public void opensTheShopForSusan() {
        createSession("susan", WEB, "saucedemo");

        onElement(LoginPage.LOG_IN).verifyIsDisplayed().isTrue();
    }
    // endregion

    // region current-persona
    @Test
    public void actsAsTheShopperWhoCameLast() {
        createSession("susan", WEB, "saucedemo");
        createSession("sally", WEB, "saucedemo");

        assertThat(getCurrentPersona()).isEqualTo("sally");
    }
    // endregion

    // region switch-persona
    @Test
    public void comesBackToTheFirstShopper() {
        createSession("susan", WEB, "saucedemo");
        LoginPage.logIn("standard_user", "secret_sauce");
        createSession("sally", WEB, "saucedemo");

        switchPersona("susan");

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }
    // endregion

    // region get-session
    @Test
    public void opensTheShopInABrowser() {
        createSession("susan", WEB, "saucedemo");

        assertThat(getSession().getPlatformType()).isEqualTo(WEB);
        assertThat(getSession().getDriver().getTitle())
            .isEqualTo("Swag Labs");
    }
    // endregion

    // region get-web-setting
    @Test
    public void readsShopAddress() {
        createSession("susan", WEB, "saucedemo");

        var setting = getSession().getWebSetting();

        assertThat(setting.getBaseUrl()).startsWith("https://");
    }
    // endregion

    // region block-by-name
    @Test
    public void readsABlockByItsName() {
        createSession("susan", WEB, "saucedemo");

        var setting = getSession().getSetting().getUi()
            .getWebSetting("saucedemo");

        assertThat(setting.getBaseUrl()).startsWith("https://");
    }
    // endregion

    // region clear-session
    @Test
    public void goesOnWhenOneShopperLeaves() {
        createSession("susan", WEB, "saucedemo");
        createSession("sally", WEB, "saucedemo");

        clearSession();
        switchPersona("susan");

        navigate().toBaseUrl();
        onElement(LoginPage.LOG_IN).verifyIsDisplayed().isTrue();
    }
    // endregion

    // region is-session-created
    @Test
    public void endsShopperSession() {
        createSession("susan", WEB, "saucedemo");
        assertThat(isSessionCreated()).isTrue();

        clearSession();

        assertThat(isSessionCreated()).isFalse();
    }
    // endregion

    // region clear-all-sessions
    @AfterMethod(alwaysRun = true)
    public void closeBrowsers() {
        clearAllSessions();
    }
    // endregion
}

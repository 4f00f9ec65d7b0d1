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
        // region create-session-call
        createSession("susan", WEB, "saucedemo");
        // endregion

        onElement(LoginPage.LOG_IN).verifyIsDisplayed().isTrue();
    }
    // endregion

    // region current-persona
    @Test
    public void actsAsTheShopperWhoCameLast() {
        createSession("susan", WEB, "saucedemo");
        createSession("sally", WEB, "saucedemo");

        // region get-current-persona
        assertThat(getCurrentPersona()).isEqualTo("sally");
        // endregion
    }
    // endregion

    // region switch-persona
    @Test
    public void comesBackToTheFirstShopper() {
        createSession("susan", WEB, "saucedemo");
        LoginPage.logIn("standard_user", "secret_sauce");
        createSession("sally", WEB, "saucedemo");

        // region switch-persona-call
        switchPersona("susan");
        // endregion

        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
    }
    // endregion

    // region get-session
    @Test
    public void opensTheShopInABrowser() {
        createSession("susan", WEB, "saucedemo");

        // region get-session-call
        assertThat(getSession().getPlatformType()).isEqualTo(WEB);
        // endregion
        assertThat(getSession().getDriver().getTitle())
            .isEqualTo("Swag Labs");
    }
    // endregion

    // region get-web-setting
    @Test
    public void readsShopAddress() {
        createSession("susan", WEB, "saucedemo");

        // region get-web-setting-call
        var setting = getSession().getWebSetting();
        // endregion

        assertThat(setting.getBaseUrl()).startsWith("https://");
    }
    // endregion

    // region block-by-name
    @Test
    public void readsABlockByItsName() {
        createSession("susan", WEB, "saucedemo");

        // region get-web-setting-call-2
        var setting = getSession().getSetting().getUi()
            .getWebSetting("saucedemo");
        // endregion

        assertThat(setting.getBaseUrl()).startsWith("https://");
    }
    // endregion

    // region clear-session
    @Test
    public void goesOnWhenOneShopperLeaves() {
        createSession("susan", WEB, "saucedemo");
        createSession("sally", WEB, "saucedemo");

        // region clear-session-call
        clearSession();
        // endregion
        switchPersona("susan");

        navigate().toBaseUrl();
        onElement(LoginPage.LOG_IN).verifyIsDisplayed().isTrue();
    }
    // endregion

    // region is-session-created
    @Test
    public void endsShopperSession() {
        createSession("susan", WEB, "saucedemo");
        // region is-session-created-call
        assertThat(isSessionCreated()).isTrue();
        // endregion

        clearSession();

        assertThat(isSessionCreated()).isFalse();
    }
    // endregion

    // region clear-all-sessions
    @AfterMethod(alwaysRun = true)
    public void closeBrowsers() {
        // region clear-all-sessions-call
        clearAllSessions();
        // endregion
    }
    // endregion
}

package com.example.boyka.api;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.enums.ListenerType.API_ACTION;
import static io.github.boykaframework.enums.PlatformType.API;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import io.github.boykaframework.actions.interfaces.listeners.BoykaListener;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Shares data between steps, and reads the settings of a session. */
public class SessionDataTest {
    @BeforeMethod
    public void openSession() {
        createSession(API, "restful_booker");
    }

    // region shared-data
    @Test
    public void keepsGuestName() {
        // region set-shared-data
        getSession().setSharedData("guest", "Sally");
        // endregion

        // region get-shared-data
        String guest = getSession().getSharedData("guest");
        // endregion

        assertThat(guest).isEqualTo("Sally");
    }
    // endregion

    // region remove-shared-data
    @Test
    public void removesGuestName() {
        getSession().setSharedData("guest", "Sally");

        // region remove-shared-data-call
        getSession().removeSharedData("guest");
        // endregion

        String guest = getSession().getSharedData("guest");
        assertThat(guest).isNull();
    }
    // endregion

    // region clear-shared-data
    @Test
    public void removesAllData() {
        getSession().setSharedData("guest", "Sally");

        // region clear-shared-data-call
        getSession().clearSharedData();
        // endregion

        String guest = getSession().getSharedData("guest");
        assertThat(guest).isNull();
    }
    // endregion

    // region get-api-setting
    @Test
    public void readsServiceAddress() {
        // region get-api-setting-call
        var setting = getSession().getApiSetting();
        // endregion

        assertThat(setting.getBaseUri()).startsWith("https://");
    }
    // endregion

    // region block-by-name
    @Test
    public void readsAnotherBlock() {
        // region get-api-setting-call-2
        var setting = getSession().getSetting()
            .getApiSetting("restful_booker");
        // endregion

        assertThat(setting.getBaseUri()).startsWith("https://");
    }
    // endregion

    // region get-common-api-setting
    @Test
    public void validatesCertificates() {
        // region get-common-api-setting-call
        var setting = getSession().getCommonApiSetting();
        // endregion

        assertThat(setting.isValidateSsl()).isTrue();
    }
    // endregion

    // region get-language-settings
    @Test
    public void readsLanguageFolder() {
        // region get-language-settings-call
        var setting = getSession().getLanguageSettings();
        // endregion

        assertThat(setting.getPath()).isEqualTo("./lang");
    }
    // endregion

    // region get-test-data-setting
    @Test
    public void readsTestDataFolder() {
        // region get-test-data-setting-call
        var setting = getSession().getTestDataSetting();
        // endregion

        assertThat(setting.getPath()).isEqualTo("test-data");
    }
    // endregion

    // region get-listener
    @Test
    public void hasNoListener() {
        // region get-listener-call
        BoykaListener listener = getSession().getListener(API_ACTION);
        // endregion

        assertThat(listener).isNull();
    }
    // endregion

    // region clear-listeners
    @Test
    public void forgetsTheListeners() {
        // region clear-listeners-call
        getSession().clearListeners();
        // endregion

        assertThat(getSession().getListeners().keySet()).isEmpty();
    }
    // endregion

    @AfterMethod(alwaysRun = true)
    public void closeSession() {
        clearSession();
    }
}

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
        getSession().setSharedData("guest", "Sally");

        String guest = getSession().getSharedData("guest");

        assertThat(guest).isEqualTo("Sally");
    }
    // endregion

    // region remove-shared-data
    @Test
    public void removesGuestName() {
        getSession().setSharedData("guest", "Sally");

        getSession().removeSharedData("guest");

        String guest = getSession().getSharedData("guest");
        assertThat(guest).isNull();
    }
    // endregion

    // region clear-shared-data
    @Test
    public void removesAllData() {
        getSession().setSharedData("guest", "Sally");

        getSession().clearSharedData();

        String guest = getSession().getSharedData("guest");
        assertThat(guest).isNull();
    }
    // endregion

    // region get-api-setting
    @Test
    public void readsServiceAddress() {
        var setting = getSession().getApiSetting();

        assertThat(setting.getBaseUri()).startsWith("https://");
    }
    // endregion

    // region block-by-name
    @Test
    public void readsAnotherBlock() {
        var setting = getSession().getSetting()
            .getApiSetting("restful_booker");

        assertThat(setting.getBaseUri()).startsWith("https://");
    }
    // endregion

    // region get-common-api-setting
    @Test
    public void validatesCertificates() {
        var setting = getSession().getCommonApiSetting();

        assertThat(setting.isValidateSsl()).isTrue();
    }
    // endregion

    // region get-language-settings
    @Test
    public void readsLanguageFolder() {
        var setting = getSession().getLanguageSettings();

        assertThat(setting.getPath()).isEqualTo("./lang");
    }
    // endregion

    // region get-test-data-setting
    @Test
    public void readsTestDataFolder() {
        var setting = getSession().getTestDataSetting();

        assertThat(setting.getPath()).isEqualTo("test-data");
    }
    // endregion

    // region get-listener
    @Test
    public void hasNoListener() {
        BoykaListener listener = getSession().getListener(API_ACTION);

        assertThat(listener).isNull();
    }
    // endregion

    // region clear-listeners
    @Test
    public void forgetsTheListeners() {
        getSession().clearListeners();

        assertThat(getSession().getListeners().keySet()).isEmpty();
    }
    // endregion

    @AfterMethod(alwaysRun = true)
    public void closeSession() {
        clearSession();
    }
}

package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import java.util.Map;
import org.openqa.selenium.chromium.HasCdp;
import org.openqa.selenium.chromium.HasPermissions;
import org.testng.annotations.Test;

/** Answers permission prompts in advance, and sets the browser's position. */
public class PermissionTest extends WebTest {
    // region permission
    @Test
    public void allowsNotifications() {
        navigate().toBaseUrl();

        var chrome = (HasPermissions) getSession().getDriver();
        chrome.setPermission("notifications", "granted");

        String state = withDriver().executeScript("return Notification.permission;");
        assertThat(state).isEqualTo("granted");
    }
    // endregion

    @Test
    public void standsInBerlin() {
        navigate().toBaseUrl();

        // region location
        var chrome = getSession().getDriver();
        ((HasPermissions) chrome).setPermission("geolocation", "granted");
        ((HasCdp) chrome).executeCdpCommand(
            "Emulation.setGeolocationOverride",
            Map.of("latitude", 52.52, "longitude", 13.4, "accuracy", 10));
        // endregion

        Boolean known = withDriver().executeScript("return 'geolocation' in navigator;");
        assertThat(known).isTrue();
    }
}

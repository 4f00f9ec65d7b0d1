package com.example.boyka.macos;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.enums.PlatformType.MAC;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

/** Reads the settings of the session. */
public class SettingsTest {
    @BeforeClass
    public void openApp() {
        createSession(MAC, "calculator");
    }

    // region get-desktop-setting
    @Test
    public void readsTheNameInTheSettings() {
        // region get-desktop-setting-call
        var setting = getSession().getDesktopSetting();
        // endregion

        assertThat(setting.getMachine().getApplication().getBundleId())
            .isEqualTo("com.apple.calculator");
    }
    // endregion

    // region block-by-name
    @Test
    public void readsABlockByItsName() {
        // region get-desktop-setting-call-2
        var setting = getSession().getSetting().getUi()
            .getDesktopSetting("calculator");
        // endregion

        assertThat(setting.getMachine().getApplication().getBundleId())
            .isEqualTo("com.apple.calculator");
    }
    // endregion

    @AfterClass(alwaysRun = true)
    public void closeApp() {
        clearSession();
    }
}

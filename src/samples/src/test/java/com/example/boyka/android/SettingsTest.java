package com.example.boyka.android;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.enums.PlatformType.ANDROID;
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
        createSession(ANDROID, "my_demo_app_android");
    }

    // region get-mobile-setting
    @Test
    public void readsTheNameInTheSettings() {
        // region get-mobile-setting-call
        var setting = getSession().getMobileSetting();
        // endregion

        assertThat(setting.getDevice().getName()).isEqualTo("Pixel_8");
    }
    // endregion

    // region block-by-name
    @Test
    public void readsABlockByItsName() {
        // region get-mobile-setting-call-2
        var setting = getSession().getSetting().getUi()
            .getMobileSetting("my_demo_app_android");
        // endregion

        assertThat(setting.getDevice().getName()).isEqualTo("Pixel_8");
    }
    // endregion

    @AfterClass(alwaysRun = true)
    public void closeApp() {
        clearSession();
    }
}

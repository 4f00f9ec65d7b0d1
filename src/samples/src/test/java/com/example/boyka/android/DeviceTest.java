package com.example.boyka.android;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.device.AndroidDeviceActions.onAndroidDevice;
import static io.github.boykaframework.actions.device.DeviceActions.onDevice;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.FingerActions.withFinger;
import static io.github.boykaframework.enums.PlatformType.ANDROID;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;
import static io.appium.java_client.android.nativekey.AndroidKey.BACK;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.util.List;
import java.util.Map;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Uses the device's features: keyboard, keys, clipboard, and files. */
public class DeviceTest {
    @BeforeMethod
    public void openForm() {
        createSession(ANDROID, "my_demo_app_android");
        LoginPage.open();
    }

    // region keyboard
    @Test
    public void hidesTheKeyboard() {
        withFinger(LoginPage.USER).tap();
        // region on-device
        assertThat(onDevice().isKeyboardVisible()).isTrue();
        // endregion

        // region hide-keyboard
        onDevice().hideKeyboard();
        // endregion

        assertThat(onDevice().isKeyboardVisible()).isFalse();
    }
    // endregion

    // region keyboard-visible
    @Test
    public void showsTheKeyboardForAField() {
        withFinger(LoginPage.USER).tap();

        // region is-keyboard-visible
        assertThat(onDevice().isKeyboardVisible()).isTrue();
        // endregion
    }
    // endregion

    // region press-key
    @Test
    public void goesBackToTheProducts() {
        onElement(LoginPage.USER).verifyIsDisplayed().isTrue();

        // region press-key-call
        onAndroidDevice().pressKey(BACK);
        // endregion

        onElement(CatalogPage.TITLE).verifyText()
            .isEqualTo("Products");
    }
    // endregion

    // region notification
    @Test
    public void showsTheNotifications() {
        // region open-notification
        onAndroidDevice().openNotification();
        // endregion

        onElement(NotificationPanel.LIST).verifyIsDisplayed()
            .isTrue();
    }
    // endregion

    // region clipboard
    @Test
    public void readsWhatWasCopied() {
        onAndroidDevice().setClipboardText("bob@example.com");

        // region get-clipboard-text
        var copied = onAndroidDevice().getClipboardText();
        // endregion

        assertThat(copied).isEqualTo("bob@example.com");
    }
    // endregion

    // region verify-clipboard
    @Test
    public void verifiesWhatWasCopied() {
        // region set-clipboard-text
        onAndroidDevice().setClipboardText("bob@example.com");
        // endregion

        // region verify-clipboard-text
        onAndroidDevice().verifyClipboardText()
            .isEqualTo("bob@example.com");
        // endregion
    }
    // endregion

    // region files
    @Test
    public void copiesAFileToTheDeviceAndBack() {
        // region put-file
        var file = new File("src/test/resources/apps/README.md");
        // region pull-file
        var path = "/sdcard/Download/README.md";
        // endregion
        // endregion

        // region put-file, continued
        assertThat(onAndroidDevice().putFile(file, path)).isTrue();
        // endregion
        // region pull-file, continued
        var bytes = onAndroidDevice().pullFile(path);
        // endregion

        assertThat(new String(bytes, UTF_8)).contains("app");
    }
    // endregion

    // region adb
    @Test
    public void readsTheAndroidVersion() {
        String version = withDriver().executeScript("mobile: shell",
            Map.of("command", "getprop",
                "args", List.of("ro.build.version.release")));

        assertThat(version.trim()).isNotEmpty();
    }
    // endregion

    @AfterMethod(alwaysRun = true)
    public void closeApp() {
        clearSession();
    }
}

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
        assertThat(onDevice().isKeyboardVisible()).isTrue();

        onDevice().hideKeyboard();

        assertThat(onDevice().isKeyboardVisible()).isFalse();
    }
    // endregion

    // region keyboard-visible
    @Test
    public void showsTheKeyboardForAField() {
        withFinger(LoginPage.USER).tap();

        assertThat(onDevice().isKeyboardVisible()).isTrue();
    }
    // endregion

    // region press-key
    @Test
    public void goesBackToTheProducts() {
        onElement(LoginPage.USER).verifyIsDisplayed().isTrue();

        onAndroidDevice().pressKey(BACK);

        onElement(CatalogPage.TITLE).verifyText()
            .isEqualTo("Products");
    }
    // endregion

    // region notification
    @Test
    public void showsTheNotifications() {
        onAndroidDevice().openNotification();

        onElement(NotificationPanel.LIST).verifyIsDisplayed()
            .isTrue();
    }
    // endregion

    // region clipboard
    @Test
    public void readsWhatWasCopied() {
        onAndroidDevice().setClipboardText("bob@example.com");

        var copied = onAndroidDevice().getClipboardText();

        assertThat(copied).isEqualTo("bob@example.com");
    }
    // endregion

    // region verify-clipboard
    @Test
    public void verifiesWhatWasCopied() {
        onAndroidDevice().setClipboardText("bob@example.com");

        onAndroidDevice().verifyClipboardText()
            .isEqualTo("bob@example.com");
    }
    // endregion

    // region files
    @Test
    public void copiesAFileToTheDeviceAndBack() {
        var file = new File("src/test/resources/apps/README.md");
        var path = "/sdcard/Download/README.md";

        assertThat(onAndroidDevice().putFile(file, path)).isTrue();
        var bytes = onAndroidDevice().pullFile(path);

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

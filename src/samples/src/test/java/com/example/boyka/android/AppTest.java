package com.example.boyka.android;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.ANDROID;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import io.appium.java_client.InteractsWithApps;
import io.appium.java_client.android.AndroidDriver;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.openqa.selenium.ScreenOrientation;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Controls the app and the device with the Appium client's own calls. */
public class AppTest {
    @BeforeMethod
    public void openApp() {
        createSession(ANDROID, "my_demo_app_android");
    }

    // region app
    @Test
    public void staysOpenInTheBackground() {
        var android = (AndroidDriver) getSession().getDriver();

        android.rotate(ScreenOrientation.LANDSCAPE);
        try {
            android.runAppInBackground(Duration.ofSeconds(5));
            assertThat(android.currentActivity()).contains("MainActivity");
        } finally {
            android.rotate(ScreenOrientation.PORTRAIT);
        }
    }
    // endregion

    // region install
    @Test
    public void startsAfterItsInstallation() {
        var apps = (InteractsWithApps) getSession().getDriver();
        var file = Path.of("src/test/resources/apps/my-demo-app.apk").toAbsolutePath();

        apps.installApp(file.toString());
        apps.activateApp("com.saucelabs.mydemoapp.rn");

        assertThat(apps.isAppInstalled("com.saucelabs.mydemoapp.rn")).isTrue();
    }
    // endregion

    // region offline
    @Test
    public void staysOpenWithoutANetwork() {
        setNetwork(false);
        try {
            onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
        } finally {
            setNetwork(true);
        }
    }

    private static void setNetwork(boolean on) {
        withDriver().executeScript("mobile: setConnectivity", Map.of("wifi", on, "data", on));
    }
    // endregion

    @AfterMethod(alwaysRun = true)
    public void closeApp() {
        clearSession();
    }
}

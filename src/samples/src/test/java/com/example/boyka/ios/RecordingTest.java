package com.example.boyka.ios;

import static io.github.boykaframework.actions.device.DeviceActions.onDevice;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.IOS;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Records the screen while a test runs. */
public class RecordingTest {
    // region start
    @BeforeMethod
    public void openAppAndRecord() {
        createSession(IOS, "my_demo_app_ios");
        // region start-recording
        onDevice().startRecording();
        // endregion
    }
    // endregion

    @Test
    public void showsTheProducts() {
        onElement(CatalogPage.TITLE).verifyText()
            .isEqualTo("Products");
    }

    // region stop
    @AfterMethod(alwaysRun = true)
    public void saveRecordingAndCloseApp() {
        try {
            // region stop-recording
            onDevice().stopRecording();
            // endregion
        } finally {
            clearSession();
        }
    }
    // endregion
}

package io.appium.java_client.android.options;

import org.openqa.selenium.Capabilities;

public class UiAutomator2Options implements Capabilities {
    public native UiAutomator2Options setApp(String app);

    public native UiAutomator2Options setAppWaitActivity(String appWaitActivity);

    public native UiAutomator2Options setAvd(String avd);
}

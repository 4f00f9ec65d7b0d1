package io.appium.java_client.android;

import io.appium.java_client.InteractsWithApps;
import java.net.URL;
import org.openqa.selenium.Capabilities;
import org.openqa.selenium.ScreenOrientation;
import org.openqa.selenium.remote.RemoteWebDriver;

public class AndroidDriver extends RemoteWebDriver implements InteractsWithApps {
    public AndroidDriver(URL remoteAddress, Capabilities capabilities) {
        super(remoteAddress, capabilities);
    }

    public native String currentActivity();

    public native void rotate(ScreenOrientation orientation);
}

package io.appium.java_client.android;

import java.net.URL;
import java.time.Duration;
import org.openqa.selenium.Capabilities;
import org.openqa.selenium.ScreenOrientation;
import org.openqa.selenium.remote.RemoteWebDriver;

public class AndroidDriver extends RemoteWebDriver {
    public AndroidDriver(URL remoteAddress, Capabilities capabilities) {
        super(remoteAddress, capabilities);
    }

    public native String currentActivity();

    public native void rotate(ScreenOrientation orientation);

    public native void runAppInBackground(Duration duration);
}

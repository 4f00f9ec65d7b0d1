package io.appium.java_client.android;

import java.net.URL;
import org.openqa.selenium.Capabilities;
import org.openqa.selenium.remote.RemoteWebDriver;

public class AndroidDriver extends RemoteWebDriver {
    public AndroidDriver(URL remoteAddress, Capabilities capabilities) {
        super(remoteAddress, capabilities);
    }
}

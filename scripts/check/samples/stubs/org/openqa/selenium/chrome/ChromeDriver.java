package org.openqa.selenium.chrome;

import org.openqa.selenium.remote.RemoteWebDriver;

public class ChromeDriver extends RemoteWebDriver {
    public ChromeDriver() {
        throw new UnsupportedOperationException();
    }

    public ChromeDriver(ChromeOptions options) {
        throw new UnsupportedOperationException();
    }
}

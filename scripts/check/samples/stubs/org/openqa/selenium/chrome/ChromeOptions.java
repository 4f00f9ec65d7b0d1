package org.openqa.selenium.chrome;

import org.openqa.selenium.Capabilities;

public class ChromeOptions implements Capabilities {
    public ChromeOptions addArguments(String... arguments) {
        throw new UnsupportedOperationException();
    }
}

package org.openqa.selenium.remote;

import org.openqa.selenium.WebElement;

public abstract class RemoteWebElement implements WebElement {
    public native String getId();
}

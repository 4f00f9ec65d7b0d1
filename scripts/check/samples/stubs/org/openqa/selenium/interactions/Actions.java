package org.openqa.selenium.interactions;

import org.openqa.selenium.WebDriver;

public class Actions {
    public Actions(WebDriver driver) {
    }

    public native Actions keyDown(CharSequence key);

    public native Actions keyUp(CharSequence key);

    public native Actions sendKeys(CharSequence... keys);

    public native void perform();
}

package org.openqa.selenium;

public enum ScreenOrientation {
    LANDSCAPE,
    PORTRAIT
}

package org.openqa.selenium;

public enum WindowType {
    WINDOW,
    TAB
}

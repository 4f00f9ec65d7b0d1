package org.openqa.selenium;

public enum PageLoadStrategy {
    NONE,
    EAGER,
    NORMAL
}

package org.openqa.selenium;

public class WebDriverException extends RuntimeException {
    public WebDriverException() {
    }

    public WebDriverException(String message) {
    }

    public WebDriverException(Throwable cause) {
    }

    public WebDriverException(String message, Throwable cause) {
    }
}

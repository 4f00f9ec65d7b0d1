package org.openqa.selenium.support.ui;

import java.time.Duration;
import org.openqa.selenium.WebDriver;

public class WebDriverWait extends FluentWait<WebDriver> {
    public WebDriverWait(WebDriver driver, Duration timeout) {
        super(driver);
    }

    public WebDriverWait(WebDriver driver, Duration timeout, Duration sleep) {
        super(driver);
    }
}

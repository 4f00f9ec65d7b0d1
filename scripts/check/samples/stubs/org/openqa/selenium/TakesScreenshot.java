package org.openqa.selenium;

public interface TakesScreenshot {
    <X> X getScreenshotAs(OutputType<X> target) throws WebDriverException;
}

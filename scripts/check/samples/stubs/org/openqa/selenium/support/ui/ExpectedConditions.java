package org.openqa.selenium.support.ui;

import java.util.List;
import org.openqa.selenium.Alert;
import org.openqa.selenium.By;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;

public class ExpectedConditions {
    private ExpectedConditions() {
    }

    public static native ExpectedCondition<Boolean> titleIs(String title);

    public static native ExpectedCondition<Boolean> titleContains(String title);

    public static native ExpectedCondition<Boolean> urlToBe(String url);

    public static native ExpectedCondition<Boolean> urlContains(String fraction);

    public static native ExpectedCondition<WebElement> presenceOfElementLocated(By locator);

    public static native ExpectedCondition<WebElement> visibilityOfElementLocated(By locator);

    public static native ExpectedCondition<List<WebElement>> visibilityOfAllElementsLocatedBy(
        By locator);

    public static native ExpectedCondition<WebElement> visibilityOf(WebElement element);

    public static native ExpectedCondition<Boolean> invisibilityOfElementLocated(By locator);

    public static native ExpectedCondition<Boolean> textToBe(By locator, String value);

    public static native ExpectedCondition<Boolean> textToBePresentInElementLocated(
        By locator, String text);

    public static native ExpectedCondition<WebDriver> frameToBeAvailableAndSwitchToIt(By locator);

    public static native ExpectedCondition<WebElement> elementToBeClickable(By locator);

    public static native ExpectedCondition<WebElement> elementToBeClickable(WebElement element);

    public static native <T> ExpectedCondition<T> refreshed(ExpectedCondition<T> condition);

    public static native ExpectedCondition<Alert> alertIsPresent();

    public static native ExpectedCondition<List<WebElement>> numberOfElementsToBeMoreThan(
        By locator, Integer number);

    public static native ExpectedCondition<Boolean> numberOfWindowsToBe(
        int expectedNumberOfWindows);
}

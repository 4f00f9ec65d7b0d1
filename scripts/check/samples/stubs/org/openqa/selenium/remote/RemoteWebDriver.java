package org.openqa.selenium.remote;

import java.net.URL;
import java.util.List;
import java.util.Set;
import org.openqa.selenium.By;
import org.openqa.selenium.Capabilities;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.TakesScreenshot;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.WebElement;

public class RemoteWebDriver implements WebDriver, TakesScreenshot {
    public RemoteWebDriver(URL remoteAddress, Capabilities capabilities) {
        throw new UnsupportedOperationException();
    }

    protected RemoteWebDriver() {
    }

    @Override
    public void get(String url) {
        throw new UnsupportedOperationException();
    }

    @Override
    public String getCurrentUrl() {
        throw new UnsupportedOperationException();
    }

    @Override
    public String getTitle() {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<WebElement> findElements(By by) {
        throw new UnsupportedOperationException();
    }

    @Override
    public WebElement findElement(By by) {
        throw new UnsupportedOperationException();
    }

    @Override
    public String getPageSource() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void quit() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Set<String> getWindowHandles() {
        throw new UnsupportedOperationException();
    }

    @Override
    public String getWindowHandle() {
        throw new UnsupportedOperationException();
    }

    @Override
    public TargetLocator switchTo() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Navigation navigate() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Options manage() {
        throw new UnsupportedOperationException();
    }

    public Object executeScript(String script, Object... args) {
        throw new UnsupportedOperationException();
    }

    @Override
    public <X> X getScreenshotAs(OutputType<X> target) {
        throw new UnsupportedOperationException();
    }
}

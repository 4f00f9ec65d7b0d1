package com.example.boyka.compare;

import static java.time.Duration.ofSeconds;
import static org.openqa.selenium.support.ui.ExpectedConditions.elementToBeClickable;
import static org.openqa.selenium.support.ui.ExpectedConditions.visibilityOfElementLocated;
import static org.testng.Assert.assertEquals;

import io.appium.java_client.AppiumBy;
import io.appium.java_client.android.AndroidDriver;
import io.appium.java_client.android.options.UiAutomator2Options;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

/** The test in android.LoginTest, with Appium's Java client alone. */
public class AppiumLogin {
    private static final By TITLE = By.xpath(
        "//*[@content-desc='products screen']"
            + "//*[@content-desc='container header']/android.widget.TextView");

    private AndroidDriver driver;
    private WebDriverWait wait;

    // region test
    @BeforeClass
    public void openApp() throws IOException {
        var app = Path.of("src/test/resources/apps/my-demo-app.apk");
        var options = new UiAutomator2Options()
            .setAvd("Pixel_8")
            .setApp(app.toAbsolutePath().toString())
            .setAppWaitActivity("com.saucelabs.mydemoapp.rn.*");
        var server = URI.create("http://127.0.0.1:4723").toURL();
        driver = new AndroidDriver(server, options);
        wait = new WebDriverWait(driver, ofSeconds(10));
    }

    @Test
    public void showsProductsAfterLogin() {
        ready("open menu").click();
        ready("menu item log in").click();
        ready("Username input field").sendKeys("bob@example.com");
        ready("Password input field").sendKeys("10203040");
        ready("Login button").click();

        var title = wait.until(visibilityOfElementLocated(TITLE));
        assertEquals(title.getText(), "Products");
    }

    private WebElement ready(String name) {
        return wait.until(
            elementToBeClickable(AppiumBy.accessibilityId(name)));
    }
    // endregion

    @AfterClass(alwaysRun = true)
    public void closeApp() {
        driver.quit();
    }
}

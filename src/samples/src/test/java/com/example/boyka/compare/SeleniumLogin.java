package com.example.boyka.compare;

import static java.time.Duration.ofSeconds;
import static org.openqa.selenium.support.ui.ExpectedConditions.elementToBeClickable;
import static org.openqa.selenium.support.ui.ExpectedConditions.visibilityOfElementLocated;
import static org.testng.Assert.assertEquals;

import org.openqa.selenium.By;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

/** The test in web.LoginTest, with Selenium alone. */
public class SeleniumLogin {
    private WebDriver driver;
    private WebDriverWait wait;

    // region test
    @BeforeClass
    public void openBrowser() {
        var options = new ChromeOptions();
        options.addArguments("--headless=new");
        driver = new ChromeDriver(options);
        wait = new WebDriverWait(driver, ofSeconds(10));
        driver.get("https://www.saucedemo.com");
    }

    @Test
    public void showsProductsAfterLogin() {
        wait.until(elementToBeClickable(By.id("user-name")))
            .sendKeys("standard_user");
        wait.until(elementToBeClickable(By.id("password")))
            .sendKeys("secret_sauce");
        wait.until(elementToBeClickable(By.id("login-button")))
            .click();

        var title = wait.until(
            visibilityOfElementLocated(By.className("title")));
        assertEquals(title.getText(), "Products");
    }
    // endregion

    // region close
    @AfterClass(alwaysRun = true)
    public void closeBrowser() {
        driver.quit();
    }
    // endregion
}

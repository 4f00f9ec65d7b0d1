package com.example.boyka.compare;

import static java.time.Duration.ofSeconds;
import static org.openqa.selenium.support.ui.ExpectedConditions.elementToBeClickable;
import static org.testng.Assert.assertEquals;

import io.appium.java_client.android.AndroidDriver;
import io.appium.java_client.android.options.UiAutomator2Options;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.Logger;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.TakesScreenshot;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Test code with Selenium and OkHttp alone; WithTheFramework does the same. */
final class PlainLibraries {
    private static final Logger LOG = Logger.getLogger("tests");
    private static final String BOOKING = "https://restful-booker.herokuapp.com/booking";
    private WebDriver driver;

    void openSession() {
        // region session
        var options = new ChromeOptions();
        options.addArguments("--headless=new");
        driver = new ChromeDriver(options);
        driver.get("https://www.saucedemo.com");
        // endregion
    }

    void clickWhenReady() {
        // region wait
        new WebDriverWait(driver, ofSeconds(10))
            .until(elementToBeClickable(By.id("login-button")))
            .click();
        // endregion
    }

    void logTheStep() {
        // region log
        LOG.info("Clicking on the login button");
        // endregion
    }

    void takeScreenshot() throws IOException {
        // region screenshot
        var picture = ((TakesScreenshot) driver)
            .getScreenshotAs(OutputType.BYTES);
        Files.createDirectories(Path.of("screenshots"));
        Files.write(Path.of("screenshots", "cart.png"), picture);
        // endregion
    }

    void openOnAndroid() throws IOException {
        // region android
        var options = new UiAutomator2Options()
            .setAvd("Pixel_8")
            .setApp("/apps/swag-labs.apk")
            .setAppWaitActivity("com.swaglabsmobileapp.MainActivity");
        var server = URI.create("http://127.0.0.1:4723").toURL();
        driver = new AndroidDriver(server, options);
        // endregion
    }

    void sendRequest(String booking) throws IOException {
        // region request
        var json = MediaType.get("application/json");
        var request = new Request.Builder()
            .url(BOOKING)
            .post(RequestBody.create(booking, json))
            .build();
        var client = new OkHttpClient();
        try (var response = client.newCall(request).execute()) {
            assertEquals(response.code(), 200);
        }
        // endregion
    }
}

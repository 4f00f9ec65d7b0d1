package com.example.boyka.allure;

import static io.github.boykaframework.actions.drivers.WindowActions.onWindow;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import io.github.boykaframework.builders.Locator;
import io.qameta.allure.Allure;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.openqa.selenium.By;
import org.testng.ITestResult;
import org.testng.annotations.AfterClass;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

/** Attaches the page and the log to each failed test in the report. */
public class AttachmentsTest {
    private static final Locator LOG_IN = buildLocator()
        .name("Login button")
        .web(By.id("login-button"))
        .build();

    @BeforeClass
    public void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    @Test
    public void offersALogin() {
        onElement(LOG_IN).verifyIsDisplayed().isTrue();
    }

    // region attach
    @AfterMethod(alwaysRun = true)
    public void attachPageAndLog(ITestResult result) throws IOException {
        if (result.getThrowable() != null) {
            var png = Base64.getDecoder().decode(onWindow().getScreenshot());
            Allure.addAttachment(
                "The page at the failure", "image/png", new ByteArrayInputStream(png), "png");

            var log = Files.newInputStream(Path.of("logs/boyka-log-main.log"));
            Allure.addAttachment("The framework's log", "text/plain", log, "log");
        }
    }
    // endregion

    @AfterClass(alwaysRun = true)
    public void closeBrowser() {
        clearSession();
    }
}

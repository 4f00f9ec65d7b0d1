package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import io.github.boykaframework.builders.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.openqa.selenium.By;
import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

/** Downloads a file to the folder that the block names. */
public class DownloadTest {
    private static final Locator FIRST_FILE = buildLocator()
        .name("Link to the first file")
        .web(By.id("file-1"))
        .build();

    @BeforeClass
    public void openDownloads() {
        createSession(WEB, "downloads");
    }

    // region download
    @Test
    public void receivesAFile() throws IOException {
        var file = Path.of("target/downloads/file_1.txt");
        Files.deleteIfExists(file);

        withMouse(FIRST_FILE).click();
        withDriver().waitUntil(driver -> Files.exists(file), Duration.ofSeconds(30));

        assertThat(Files.readString(file)).isNotEmpty();
    }
    // endregion

    @AfterClass(alwaysRun = true)
    public void closeBrowser() {
        clearSession();
    }
}

package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.drivers.WindowActions.onWindow;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.openqa.selenium.chromium.HasCdp;
import org.testng.annotations.Test;

/** Uses Java's and Selenium's own calls on the session's driver. */
public class OtherLibrariesTest extends WebTest {
    // region picture
    @Test
    public void looksAsBefore() throws IOException {
        navigate().toBaseUrl();

        var actual = Base64.getDecoder().decode(onWindow().getScreenshot());

        var file = Path.of("src/test/resources/pictures/login.png");
        if (Files.notExists(file)) {
            Files.createDirectories(file.getParent());
            Files.write(file, actual);
        }
        assertThat(differentPixels(Files.readAllBytes(file), actual)).isAtMost(100);
    }
    // endregion

    // region compare
    private static int differentPixels(byte[] expected, byte[] actual) throws IOException {
        BufferedImage first = ImageIO.read(new ByteArrayInputStream(expected));
        BufferedImage second = ImageIO.read(new ByteArrayInputStream(actual));
        assertThat(second.getWidth()).isEqualTo(first.getWidth());
        assertThat(second.getHeight()).isEqualTo(first.getHeight());

        int different = 0;
        for (int y = 0; y < first.getHeight(); y++) {
            for (int x = 0; x < first.getWidth(); x++) {
                if (first.getRGB(x, y) != second.getRGB(x, y)) {
                    different++;
                }
            }
        }
        return different;
    }
    // endregion

    // region network
    @Test
    public void worksWithoutPictures() {
        var chrome = (HasCdp) getSession().getDriver();
        chrome.executeCdpCommand("Network.enable", Map.of());
        chrome.executeCdpCommand(
            "Network.setBlockedURLs", Map.of("urls", List.of("*.png", "*.jpg")));

        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");

        Long loaded = withDriver().executeScript(
            "return [...document.images].filter(image => image.naturalWidth > 0).length;");
        assertThat(loaded).isEqualTo(0L);
    }
    // endregion

    // region media
    @Test
    public void showsTheDarkColors() {
        var chrome = (HasCdp) getSession().getDriver();
        chrome.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features",
            List.of(Map.of("name", "prefers-color-scheme", "value", "dark"))));

        LoginPage.open();
        Boolean isDark = withDriver().executeScript(
            "return matchMedia('(prefers-color-scheme: dark)').matches;");
        assertThat(isDark).isTrue();
    }
    // endregion
}

package com.example.boyka.web;

import static io.github.boykaframework.manager.ParallelSession.getSession;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import org.openqa.selenium.chromium.HasCdp;

/** Takes a picture that the framework's screenshot does not show. */
public final class WholePage {
    // region save
    /** Saves a picture of the whole page, as a PNG. */
    public static void save(Path file) throws IOException {
        var chrome = (HasCdp) getSession().getDriver();
        var picture = chrome.executeCdpCommand(
            "Page.captureScreenshot", Map.of("captureBeyondViewport", true));
        Files.write(file, Base64.getDecoder().decode((String) picture.get("data")));
    }
    // endregion

    private WholePage() {
    }
}

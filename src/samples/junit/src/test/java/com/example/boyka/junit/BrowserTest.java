package com.example.boyka.junit;

import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearAllSessions;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;

// region base
/** Opens and closes the browser of each test, and keeps a picture of each failure. */
@ExtendWith(ScreenshotExtension.class)
public abstract class BrowserTest {
    @BeforeEach
    void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    @AfterEach
    void closeBrowser() {
        clearAllSessions();
    }
}
// endregion

package com.example.boyka.junit;

import static io.github.boykaframework.actions.drivers.WindowActions.onWindow;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearAllSessions;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
// region extended
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ScreenshotExtension.class)
class FailureScreenshotTest {
    // endregion
    @BeforeEach
    void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    @Test
    void namesTheShopInItsTitle() {
        onWindow().verifyTitle().isEqualTo("Swag Labs");
    }

    @AfterEach
    void closeBrowser() {
        clearAllSessions();
    }
}

package com.example.boyka.web;

import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import io.github.boykaframework.exception.FrameworkError;
import org.openqa.selenium.WebDriverException;

/** Opens a session where the browser or the grid sometimes does not answer. */
public final class SessionAttempts {
    // region attempts
    /** Opens a session, and tries again twice if it does not open. */
    public static void openBrowser() {
        for (var attempt = 1; ; attempt++) {
            try {
                createSession(WEB, "saucedemo");
                return;
            } catch (FrameworkError | WebDriverException error) {
                try {
                    // The failed session still belongs to its persona.
                    clearSession();
                } catch (FrameworkError | WebDriverException another) {
                    error.addSuppressed(another);
                    throw error;
                }
                if (attempt == 3) {
                    throw error;
                }
            }
        }
    }
    // endregion

    private SessionAttempts() {
    }
}

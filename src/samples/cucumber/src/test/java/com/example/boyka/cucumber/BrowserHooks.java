package com.example.boyka.cucumber;

import static io.github.boykaframework.actions.drivers.WindowActions.onWindow;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearAllSessions;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import io.cucumber.java.After;
import io.cucumber.java.Before;
import io.cucumber.java.Scenario;
import java.util.Base64;

/** Gives each scenario its own browser. */
public class BrowserHooks {
    // region hooks
    @Before
    public void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    @After
    public void closeBrowser(Scenario scenario) {
        try {
            if (scenario.isFailed()) {
                var png = Base64.getDecoder().decode(onWindow().getScreenshot());
                scenario.attach(png, "image/png", "The page at the failure");
            }
        } finally {
            clearAllSessions();
        }
    }
    // endregion
}

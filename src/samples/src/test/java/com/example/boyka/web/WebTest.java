package com.example.boyka.web;

import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;

/** Opens one browser for the tests of a class. */
public abstract class WebTest {
    // region session
    // region open-browser
    @BeforeClass
    public void openBrowser() {
        // region create-session
        createSession(WEB, "saucedemo");
        // endregion
    }
    // endregion

    @AfterClass(alwaysRun = true)
    public void closeBrowser() {
        clearSession();
    }
    // endregion
}

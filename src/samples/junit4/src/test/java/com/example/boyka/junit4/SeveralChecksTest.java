package com.example.boyka.junit4;

import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import com.google.common.truth.Expect;
import io.github.boykaframework.builders.Locator;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.openqa.selenium.By;

/** Reports each failed check of one test, with JUnit 4. */
public class SeveralChecksTest {
    private static final Locator USER_NAME = buildLocator()
        .name("User name")
        .web(By.id("user-name"))
        .build();
    private static final Locator LOG_IN = buildLocator()
        .name("Login button")
        .web(By.id("login-button"))
        .build();

    // region several
    @Rule
    public final Expect expect = Expect.create();

    @Test
    public void describesTheLoginPage() {
        expect.that(onElement(USER_NAME).isEnabled()).isTrue();
        expect.withMessage("Login button")
            .that(onElement(LOG_IN).getAttribute("value"))
            .isEqualTo("Login");
    }
    // endregion

    @Before
    public void openBrowser() {
        createSession(WEB, "saucedemo");
        navigate().toBaseUrl();
    }

    @After
    public void closeBrowser() {
        clearSession();
    }
}

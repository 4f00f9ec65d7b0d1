package com.example.boyka.checks;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import com.example.boyka.listeners.CheckListener;
import com.example.boyka.web.LoginPage;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Shows that the framework calls a listener. */
public class CheckCountTest {
    @BeforeMethod
    public void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    // region count
    @Test
    public void countsACheck() {
        var before = CheckListener.checks();

        onElement(LoginPage.LOG_IN).verifyIsDisplayed().isTrue();

        assertThat(CheckListener.checks()).isEqualTo(before + 1);
    }
    // endregion

    @AfterMethod(alwaysRun = true)
    public void closeBrowser() {
        clearSession();
    }
}

package com.example.boyka.android;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.ContextActions.withContext;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.ANDROID;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Switches to the website inside an app, and back to the app. */
public class WebViewTest {
    @BeforeMethod
    public void openWebsiteInTheApp() {
        createSession(ANDROID, "my_demo_app_android");
        WebViewPage.open("https://www.selenium.dev/selenium/web/web-form.html");
    }

    // region switch-to-web-view
    @Test
    public void findsWebsiteForm() {
        // region switch-to-web-view-call
        withContext().switchToWebView();
        // endregion

        onElement(WebViewPage.TEXT).verifyIsDisplayed().isTrue();
    }
    // endregion

    // region switch-to-native
    @Test
    public void comesBackToTheApp() {
        withContext().switchToWebView();
        onElement(WebViewPage.TEXT).verifyIsDisplayed().isTrue();

        // region switch-to-native-call
        withContext().switchToNative();
        // endregion

        onElement(LoginPage.MENU).verifyIsDisplayed().isTrue();
    }
    // endregion

    // region contexts
    @Test
    public void offersTheAppAndTheWebsite() {
        withContext().switchToWebView();

        // region contexts-call
        assertThat(withContext().contexts()).contains("NATIVE_APP");
        // endregion
        // region current-context
        assertThat(withContext().currentContext()).startsWith("WEBVIEW");
        // endregion
    }
    // endregion

    @AfterMethod(alwaysRun = true)
    public void closeApp() {
        clearSession();
    }
}

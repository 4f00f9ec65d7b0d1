package com.example.boyka.android;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.ContextActions.withContext;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.FingersActions.withFingers;
import static io.github.boykaframework.enums.PlatformType.ANDROID;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.OutputType;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Zooms in and out on a website that the app shows. */
public class ZoomTest {
    @BeforeMethod
    public void openWebsiteInTheApp() {
        createSession(ANDROID, "my_demo_app_android");
        WebViewPage.open("https://www.selenium.dev/selenium/web/web-form.html");
    }

    // region zoom-in
    @Test
    public void enlargesTheWebsite() {
        double before = zoom();

        // region zoom-in-call
        withFingers(WebViewPage.WEBSITE).zoomIn();
        // endregion

        assertThat(zoom()).isGreaterThan(before);
    }
    // endregion

    // region zoom-out
    @Test
    public void reducesTheWebsite() {
        withFingers(WebViewPage.WEBSITE).zoomIn();
        double enlarged = zoom();

        // region zoom-out-call
        withFingers(WebViewPage.WEBSITE).zoomOut();
        // endregion

        assertThat(zoom()).isLessThan(enlarged);
    }
    // endregion

    // region picture
    @Test
    public void changesThePicture() {
        var before = pictureOf(WebViewPage.WEBSITE);

        withFingers(WebViewPage.WEBSITE).zoomIn();

        assertThat(pictureOf(WebViewPage.WEBSITE)).isNotEqualTo(before);
    }

    private static String pictureOf(Locator locator) {
        return onElement(locator).getElement().getScreenshotAs(OutputType.BASE64);
    }
    // endregion

    /** The zoom factor of the website. */
    private static double zoom() {
        withContext().switchToWebView();
        Number scale = withDriver()
            .executeScript("return visualViewport.scale");
        withContext().switchToNative();
        return scale.doubleValue();
    }

    @AfterMethod(alwaysRun = true)
    public void closeApp() {
        clearSession();
    }
}

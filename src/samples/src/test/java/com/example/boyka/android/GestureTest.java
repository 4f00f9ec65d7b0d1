package com.example.boyka.android;

import static com.example.boyka.android.CatalogPage.product;
import static io.github.boykaframework.actions.device.AndroidDeviceActions.onAndroidDevice;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.FingerActions.withFinger;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.enums.PlatformType.ANDROID;
import static io.github.boykaframework.enums.SwipeDirection.UP;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import io.github.boykaframework.exception.FrameworkError;
import java.util.Map;
import org.openqa.selenium.remote.RemoteWebElement;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Moves through the app with one finger. */
public class GestureTest {
    @BeforeMethod
    public void openApp() {
        createSession(ANDROID, "my_demo_app_android");
    }

    // region tap
    @Test
    public void opensAProduct() {
        // region tap-call
        withFinger(product("Sauce Labs Backpack")).tap();
        // endregion

        onElement(ProductPage.ADD_TO_CART).verifyIsDisplayed()
            .isTrue();
    }
    // endregion

    // region double-tap
    @Test(expectedExceptions = FrameworkError.class)
    public void endsWithDriverError() {
        // region double-tap-call
        withFinger(product("Sauce Labs Backpack")).doubleTap();
        // endregion
    }
    // endregion

    @Test
    public void opensAProductByTwoTaps() {
        // region double-tap-command
        var element = (RemoteWebElement) onElement(product("Sauce Labs Backpack")).getElement();
        withDriver().executeScript(
            "mobile: doubleClickGesture", Map.of("elementId", element.getId()));
        // endregion

        onElement(ProductPage.ADD_TO_CART).verifyIsDisplayed().isTrue();
    }

    // region drag-to
    @Test
    public void pullsTheSecondRowUp() {
        // region drag-to-call
        var title = CatalogPage.TITLE;
        // endregion
        onElement(title).verifyIsDisplayed().isTrue();

        // region drag-to-call, continued
        withFinger(product("Sauce Labs Bolt T-Shirt"))
            .dragTo(title);
        // endregion

        onElement(title).verifyIsDisplayed().isFalse();
    }
    // endregion

    // region long-press
    @Test
    public void pastesTheUserName() {
        LoginPage.open();
        onAndroidDevice().setClipboardText("bob@example.com");

        // region long-press-call
        withFinger(LoginPage.USER).longPress(1000);
        // endregion
        withFinger(LoginPage.PASTE).tap();

        onTextBox(LoginPage.USER).verifyInputValue()
            .isEqualTo("bob@example.com");
    }
    // endregion

    // region swipe
    @Test
    public void scrollsTheTitleOutOfView() {
        onElement(CatalogPage.TITLE).verifyIsDisplayed().isTrue();

        // region swipe-call
        withFinger().swipe(UP);
        // endregion

        onElement(CatalogPage.TITLE).verifyIsDisplayed().isFalse();
    }
    // endregion

    // region swipe-till
    @Test
    public void findsAProductFurtherDown() {
        // region swipe-till-call
        var onesie = product("Sauce Labs Onesie");
        // endregion

        // region swipe-till-call, continued
        withFinger(onesie).swipeTill(UP);
        // endregion

        onElement(onesie).verifyIsDisplayed().isTrue();
    }
    // endregion

    @AfterMethod(alwaysRun = true)
    public void closeApp() {
        clearSession();
    }
}

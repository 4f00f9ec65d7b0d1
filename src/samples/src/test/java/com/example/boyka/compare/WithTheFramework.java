package com.example.boyka.compare;

import static com.example.boyka.api.BookingRequests.createBooking;
import static io.github.boykaframework.actions.api.ApiActions.withRequest;
import static io.github.boykaframework.actions.drivers.WindowActions.onWindow;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.enums.PlatformType.ANDROID;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import com.example.boyka.api.Booking;
import com.example.boyka.web.LoginPage;

/** The framework calls that replace the code in PlainLibraries. */
final class WithTheFramework {
    void openSession() {
        // region session
        createSession(WEB, "saucedemo");
        // endregion
    }

    void clickWhenReady() {
        // region wait
        withMouse(LoginPage.LOG_IN).click();
        // endregion
    }

    void takeScreenshot() {
        // region screenshot
        onWindow().takeScreenshot("screenshots/cart.png");
        // endregion
    }

    void openOnAndroid() {
        // region android
        createSession(ANDROID, "swag_labs_android");
        // endregion
    }

    void sendRequest() {
        // region request
        withRequest(createBooking(Booking.forGuest("Sally"))).execute()
            .verifyStatusCode().isEqualTo(200);
        // endregion
    }
}

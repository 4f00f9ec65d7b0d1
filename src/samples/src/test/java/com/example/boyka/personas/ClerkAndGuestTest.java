package com.example.boyka.personas;

import static com.example.boyka.api.BookingRequests.createBooking;
import static com.example.boyka.api.BookingRequests.getBooking;
import static io.github.boykaframework.actions.api.ApiActions.withRequest;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.enums.PlatformType.API;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearAllSessions;
import static io.github.boykaframework.manager.ParallelSession.createSession;
import static io.github.boykaframework.manager.ParallelSession.switchPersona;

import com.example.boyka.api.Booking;
import com.example.boyka.web.WebFormPage;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** A clerk sends requests, and a guest uses a browser. */
public class ClerkAndGuestTest {
    // region open
    @BeforeMethod
    public void openSessions() {
        createSession("guest", WEB, "web_form");
        createSession("clerk", API, "restful_booker");
    }
    // endregion

    // region pass-on
    @Test
    public void givesGuestBookingNumber() {
        switchPersona("clerk");
        var booking = createBooking(Booking.forGuest("Sally"));
        int number = withRequest(booking).execute()
            .getResponseData("$.bookingid", Integer.class);

        switchPersona("guest");
        onTextBox(WebFormPage.TEXT).enterText(String.valueOf(number));
        onElement(WebFormPage.TEXT).verifyProperty("value")
            .isEqualTo(String.valueOf(number));

        switchPersona("clerk");
        withRequest(getBooking(number)).execute()
            .verifyTextField("$.firstname").isEqualTo("Sally");
    }
    // endregion

    // region close
    @AfterMethod(alwaysRun = true)
    public void closeSessions() {
        clearAllSessions();
    }
    // endregion
}

package com.example.boyka.api;

import static com.example.boyka.api.BookingRequests.createBooking;
import static com.example.boyka.api.BookingRequests.getBooking;
import static io.github.boykaframework.actions.api.ApiActions.withRequest;
import static io.github.boykaframework.builders.ApiRequest.createRequest;
import static io.github.boykaframework.enums.PlatformType.API;
import static io.github.boykaframework.enums.RequestMethod.POST;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterClass; // junit => import org.junit.jupiter.api.AfterAll;
import org.testng.annotations.BeforeClass; // junit => import org.junit.jupiter.api.BeforeAll;
import org.testng.annotations.Test; // junit => import org.junit.jupiter.api.Test;

public class BookingTest { // junit => class BookingTest {
    // region home
    @BeforeClass // junit => @BeforeAll
    public void openSession() { // junit => static void openSession() {
        // region session
        createSession(API, "restful_booker");
        // endregion
    }

    @Test
    public void storesTheGuestOfABooking() { // junit => void storesTheGuestOfABooking() {
        // region request
        var request = createRequest()
        // endregion
            .method(POST)
            .path("/booking")
            .header("Accept", "application/json")
            .bodyObject(Booking.forGuest("Sally"))
            .create();

        // region send
        withRequest(request).execute()
        // endregion
            .verifyTextField("$.booking.firstname")
            .isEqualTo("Sally");
    }
    // endregion

    // region read-back
    @Test
    public void readsABookingBack() { // junit => void readsABookingBack() {
        var created = withRequest(createBooking(Booking.forGuest("Susan"))).execute();
        created.verifyStatusCode().isEqualTo(200);
        // region value
        int id = created.getResponseData("$.bookingid", Integer.class);
        // endregion

        // region next-request
        var found = withRequest(getBooking(id)).execute();
        // endregion

        found.verifyTextField("$.firstname").isEqualTo("Susan");
        found.verifyIntField("$.totalprice").isEqualTo(240);
        found.verifyBooleanField("$.depositpaid").isTrue();
    }
    // endregion

    @AfterClass(alwaysRun = true) // junit => @AfterAll
    public void closeSession() { // junit => static void closeSession() {
        clearSession();
    }
}

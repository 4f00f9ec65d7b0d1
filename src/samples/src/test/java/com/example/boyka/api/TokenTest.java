package com.example.boyka.api;

import static com.example.boyka.api.BookingRequests.createBooking;
import static com.example.boyka.api.BookingRequests.getBooking;
import static com.example.boyka.api.TaskRequests.deleteBooking;
import static io.github.boykaframework.actions.api.ApiActions.withRequest;
import static io.github.boykaframework.enums.PlatformType.API;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

/** Keeps a token for all tests of the class. */
public class TokenTest {
    // region token
    @BeforeClass
    public void logIn() {
        createSession(API, "restful_booker");
        getSession().setSharedData("token", TaskRequests.token());
    }

    @Test
    public void deletesABooking() {
        String token = getSession().getSharedData("token");
        int id = withRequest(createBooking(Booking.forGuest("Sally"))).execute()
            .getResponseData("$.bookingid", Integer.class);

        var deleted = withRequest(deleteBooking(id, token)).execute();
        deleted.verifyStatusCode().isEqualTo(201);

        withRequest(getBooking(id)).execute().verifyStatusCode().isEqualTo(404);
    }

    @AfterClass(alwaysRun = true)
    public void closeSession() {
        clearSession();
    }
    // endregion
}

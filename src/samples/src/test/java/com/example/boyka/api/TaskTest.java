package com.example.boyka.api;

import static com.example.boyka.api.BookingRequests.createBooking;
import static com.example.boyka.api.BookingRequests.getBooking;
import static io.github.boykaframework.actions.api.ApiActions.withRequest;
import static io.github.boykaframework.enums.PlatformType.API;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import java.time.Duration;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Gets a token, and waits for a state. */
public class TaskTest {
    @BeforeMethod
    public void openSession() {
        createSession(API, "restful_booker");
    }

    // region delete
    @Test
    public void deletesABooking() throws InterruptedException {
        int id = withRequest(createBooking(Booking.forGuest("Sally"))).execute()
            .getResponseData("$.bookingid", Integer.class);

        withRequest(TaskRequests.deleteBooking(id, TaskRequests.token())).execute()
            .verifyStatusCode().isEqualTo(201);

        TaskRequests.waitUntil(
            getBooking(id), found -> found.getStatusCode() == 404, Duration.ofSeconds(10));
    }
    // endregion

    @AfterMethod(alwaysRun = true)
    public void closeSession() {
        clearSession();
    }
}

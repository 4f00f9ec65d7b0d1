package com.example.boyka.api;

import static com.example.boyka.api.BookingRequests.createBooking;
import static com.example.boyka.api.BookingRequests.getBooking;
import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.api.ApiActions.withRequest;
import static io.github.boykaframework.builders.ApiRequest.createRequest;
import static io.github.boykaframework.enums.PlatformType.API;
import static io.github.boykaframework.enums.RequestMethod.GET;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
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

    // region template
    @Test
    public void booksFromATemplate() throws IOException {
        var booking = TaskRequests.bookingOf(
            Map.of("firstName", "Sally", "checkIn", "2030-06-01"));

        withRequest(booking).execute()
            .verifyTextField("$.booking.firstname").isEqualTo("Sally");
    }
    // endregion

    // region root
    @Test
    public void listsTheBookings() {
        var bookings = createRequest().method(GET).path("/booking").create();
        var response = withRequest(bookings).execute();

        List<Map<String, Object>> all = response.getResponseData("$", List.class);
        assertThat(all).isNotEmpty();
        response.verifyIntField("$[0].bookingid").isAtLeast(1);

        List<Integer> ids = response.getResponseData("$[*].bookingid", List.class);
        assertThat(ids).hasSize(all.size());
    }
    // endregion

    // region time
    @Test
    public void answersInTwoSeconds() {
        var request = createRequest().method(GET).path("/ping").create();
        var response = withRequest(request).execute();

        var millis = response.getReceivedResponseAt() - response.getSentRequestAt();
        assertThat(millis).isLessThan(2000L);
    }
    // endregion

    @AfterMethod(alwaysRun = true)
    public void closeSession() {
        clearSession();
    }
}

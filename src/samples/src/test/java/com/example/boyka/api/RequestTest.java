package com.example.boyka.api;

import static com.example.boyka.api.BookingRequests.createBooking;
import static com.example.boyka.api.BookingRequests.getBooking;
import static com.example.boyka.api.BookingRequests.updateBooking;
import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.api.ApiActions.withRequest;
import static io.github.boykaframework.builders.ApiRequest.createRequest;
import static io.github.boykaframework.enums.PlatformType.API;
import static io.github.boykaframework.enums.RequestMethod.GET;
import static io.github.boykaframework.enums.RequestMethod.POST;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;
import static io.github.boykaframework.utils.StringUtils.isValidPath;

import java.util.List;

import io.github.boykaframework.builders.ApiRequest;
import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

/** Sends requests of several kinds to Restful Booker. */
public class RequestTest {
    @BeforeClass
    public void openSession() {
        createSession(API, "restful_booker");
    }

    // region with-request
    @Test
    public void reachesTheService() {
        var ping = createRequest()
            .method(GET)
            .path("/ping")
            .create();

        withRequest(ping).execute().verifyStatusCode().isEqualTo(201);
    }
    // endregion

    // region changes-a-booking
    @Test
    public void changesABooking() {
        // region id
        int id = store(Booking.forGuest("Tina"));
        // endregion

        // region execute
        var request = updateBooking(id, Booking.forGuest("Tom"));
        var response = withRequest(request).execute();
        // endregion

        response.verifyStatusCode().isEqualTo(200);
        response.verifyTextField("$.firstname").isEqualTo("Tom");
    }
    // endregion

    // region finds-the-bookings-of-a-guest
    @Test
    public void findsTheBookingsOfAGuest() {
        int id = store(Booking.forGuest("Tracy"));

        // region create-request
        // region create
        var request = createRequest()
            .method(GET)
            .path("/booking")
            // region query
            .queryParam("firstname", "Tracy")
            .header("Accept", "application/json")
            // endregion
            .create();
        // endregion

        // region answer
        var found = withRequest(request).execute();
        var ids = found.getResponseData("$[*].bookingid", List.class);
        assertThat(ids).contains(id);
        // endregion
        // endregion
    }
    // endregion

    // region asks-for-a-booking-that-does-not-exist
    @Test
    public void asksForABookingThatDoesNotExist() {
        int id = store(Booking.forGuest("Tessa"));
        // region known
        var known = getBooking(id);
        // endregion
        withRequest(known).execute().verifyStatusCode().isEqualTo(200);

        // region to-builder
        // region to-builder-call
        var unknown = known.toBuilder()
            .pathParam("id", "999999999")
            .create();
        // endregion

        withRequest(unknown).execute().verifyStatusCode().isEqualTo(404);
        // endregion
    }
    // endregion

    // region template
    private static final ApiRequest JSON_REQUEST = createRequest()
        .header("Accept", "application/json")
        .queryParam("checkin", "2030-06-01")
        .create();

    @Test
    public void startsFromATemplate() {
        var search = JSON_REQUEST.toBuilder()
            .method(GET)
            .path("/booking")
            .create();

        withRequest(search).execute().verifyStatusCode().isEqualTo(200);
    }
    // endregion

    // region resolves-the-account
    @Test
    public void resolvesTheAccount() {
        // region account
        // region get-password
        // region get-user-name
        var request = updateBooking(1, Booking.forGuest("Tim"));
        // endregion
        // endregion

        // region get-user-name, continued
        assertThat(request.getUserName()).doesNotContain("${");
        // endregion
        // region get-password, continued
        assertThat(request.getPassword()).doesNotContain("${");
        // endregion
        // endregion
    }
    // endregion

    @Test
    public void describesAFormWithAFile() {
        // region form
        var file = "src/test/resources/schemas/created-booking.json";
        var request = createRequest()
            .method(POST)
            .path("/documents")
            .formBody("caption", "Schema of a booking")
            .formBody("file", file)
            .create();

        assertThat(isValidPath(request.getFormBodies().get("file")))
            .isTrue();
        // endregion
    }

    @AfterClass(alwaysRun = true)
    public void closeSession() {
        clearSession();
    }

    private static int store(Booking booking) {
        var created = withRequest(createBooking(booking)).execute();
        return created.getResponseData("$.bookingid", Integer.class);
    }
}

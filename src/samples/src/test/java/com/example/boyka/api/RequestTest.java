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

    @Test
    public void changesABooking() {
        int id = store(Booking.forGuest("Tina"));

        // region execute
        var request = updateBooking(id, Booking.forGuest("Tom"));
        var response = withRequest(request).execute();

        response.verifyStatusCode().isEqualTo(200);
        response.verifyTextField("$.firstname").isEqualTo("Tom");
        // endregion
    }

    @Test
    public void findsTheBookingsOfAGuest() {
        int id = store(Booking.forGuest("Tracy"));

        // region create-request
        var request = createRequest()
            .method(GET)
            .path("/booking")
            // region query
            .queryParam("firstname", "Tracy")
            .header("Accept", "application/json")
            // endregion
            .create();

        // region answer
        var found = withRequest(request).execute();
        var ids = found.getResponseData("$[*].bookingid", List.class);
        assertThat(ids).contains(id);
        // endregion
        // endregion
    }

    @Test
    public void asksForABookingThatDoesNotExist() {
        int id = store(Booking.forGuest("Tessa"));
        var known = getBooking(id);
        withRequest(known).execute().verifyStatusCode().isEqualTo(200);

        // region to-builder
        var unknown = known.toBuilder()
            .pathParam("id", "999999999")
            .create();

        withRequest(unknown).execute().verifyStatusCode().isEqualTo(404);
        // endregion
    }

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

    @Test
    public void resolvesTheAccount() {
        // region account
        var request = updateBooking(1, Booking.forGuest("Tim"));

        assertThat(request.getUserName()).doesNotContain("${");
        assertThat(request.getPassword()).doesNotContain("${");
        // endregion
    }

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

package com.example.boyka.api;

import static io.github.boykaframework.builders.ApiRequest.createRequest;
import static io.github.boykaframework.enums.RequestMethod.GET;
import static io.github.boykaframework.enums.RequestMethod.POST;
import static io.github.boykaframework.enums.RequestMethod.PUT;

import io.github.boykaframework.builders.ApiRequest;

/** The requests that the tests send to Restful Booker. */
public final class BookingRequests {
    // region create
    /** Stores a booking. */
    public static ApiRequest createBooking(Booking booking) {
        return createRequest()
            .method(POST)
            .path("/booking")
            .header("Accept", "application/json")
            // region body
            .bodyObject(booking)
            // endregion
            .create();
    }
    // endregion

    // region get
    /** Reads the booking with this id. */
    public static ApiRequest getBooking(int id) {
        return createRequest()
            .method(GET)
            .path("/booking/${id}")
            .pathParam("id", String.valueOf(id))
            .header("Accept", "application/json")
            .create();
    }
    // endregion

    // region update
    /** Replaces the booking with this id, as the administrator. */
    // region updateBooking
    public static ApiRequest updateBooking(int id, Booking booking) {
        return createRequest()
            .method(PUT)
            .path("/booking/${id}")
            .pathParam("id", String.valueOf(id))
            .header("Accept", "application/json")
            // region account
            .userName("${env:BOOKER_USER:-admin}")
            .password("${env:BOOKER_PASSWORD:-password123}")
            // endregion
            .bodyObject(booking)
            .create();
    }
    // endregion
    // endregion

    private BookingRequests() {
    }
}

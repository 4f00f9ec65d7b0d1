package com.example.boyka.api;

import static com.example.boyka.api.BookingRequests.createBooking;
import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.api.ApiActions.withRequest;
import static io.github.boykaframework.builders.ApiResponse.createResponse;
import static io.github.boykaframework.enums.PlatformType.API;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import java.util.Map;

import io.github.boykaframework.builders.ApiResponse;
import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

/** Checks Restful Booker's response when it stores a booking. */
public class ResponseTest {
    // region response
    private ApiResponse response;
    // endregion

    @BeforeClass
    public void storeABooking() {
        createSession(API, "restful_booker");
        var request = createBooking(Booking.forGuest("Ursula"));
        response = withRequest(request).execute();
    }

    // region answers-with-success
    @Test
    public void answersWithSuccess() {
        // region status
        // region verify-status-code
        response.verifyStatusCode().isEqualTo(200);
        // endregion
        // HTTP/2 has no status message.
        // region verify-status-message
        response.verifyStatusMessage().isAnyOf("OK", "");
        // endregion
        // endregion
    }
    // endregion

    @Test
    public void answersInJson() {
        // region header
        var name = response.getHeaders().keySet().stream()
            .filter("Content-Type"::equalsIgnoreCase)
            .findFirst().orElseThrow();

        response.verifyHeader(name).contains("application/json");
        // endregion
    }

    // region keeps-the-guest
    @Test
    public void keepsTheGuest() {
        // region text
        // region verify-text-field
        response.verifyTextField("$.booking.firstname")
            .isEqualTo("Ursula");
        // endregion
        response.verifyTextField("$.booking.bookingdates.checkin")
            .isEqualTo("2030-06-01");
        // endregion
    }
    // endregion

    // region keeps-the-price-and-the-deposit
    @Test
    public void keepsThePriceAndTheDeposit() {
        // region numbers
        // region verify-int-field
        response.verifyIntField("$.booking.totalprice").isEqualTo(240);
        // endregion
        // region verify-boolean-field
        response.verifyBooleanField("$.booking.depositpaid").isTrue();
        // endregion
        // endregion
    }
    // endregion

    // region keeps-the-nights
    @Test
    public void keepsTheNights() {
        // region data
        // region get-response-data
        int id = response.getResponseData("$.bookingid", Integer.class);
        // endregion
        var path = "$.booking.bookingdates";
        var nights = response.getResponseData(path, Map.class);

        assertThat(id).isGreaterThan(0);
        assertThat(nights.get("checkout")).isEqualTo("2030-06-03");
        // endregion
    }
    // endregion

    // region fits-the-schema
    @Test
    public void fitsTheSchema() {
        // region schema
        response.verifyStatusCode().isEqualTo(200);
        // region verify-schema
        response.verifySchema("schemas/created-booking.json");
        // endregion
        // endregion
    }
    // endregion

    // region reuse
    private static void verifyIsStored(ApiResponse response) {
        response.verifyStatusCode().isEqualTo(200);
        response.verifySchema("schemas/created-booking.json");
    }

    @Test
    public void storesABookingAsDescribed() {
        verifyIsStored(response);
    }
    // endregion

    // region reads-unsent-response
    @Test
    public void readsUnsentResponse() {
        // region create-response-call
        var answer = createResponse()
            .statusCode(200)
            .body("{\"bookingid\": 7}")
            .create();
        // endregion

        answer.verifyIntField("$.bookingid").isEqualTo(7);
    }
    // endregion

    @AfterClass(alwaysRun = true)
    public void closeSession() {
        clearSession();
    }
}

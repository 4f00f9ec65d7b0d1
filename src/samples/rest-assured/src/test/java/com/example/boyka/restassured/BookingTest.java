package com.example.boyka.restassured;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

/** The test in api.BookingTest, with REST Assured alone. */
public class BookingTest {
    // region test
    @BeforeClass
    public void setAddress() {
        RestAssured.baseURI = "https://restful-booker.herokuapp.com";
    }

    @Test
    public void storesTheGuestOfABooking() {
        given()
            .contentType(ContentType.JSON)
            .header("Accept", "application/json")
            .body(Booking.forGuest("Sally"))
        .when()
            .post("/booking")
        .then()
            .body("booking.firstname", equalTo("Sally"));
    }
    // endregion
}

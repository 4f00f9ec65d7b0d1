package com.example.boyka.restassured;

import java.util.Map;

/** A booking as Restful Booker receives it. */
public record Booking(
    String firstname,
    String lastname,
    int totalprice,
    boolean depositpaid,
    Map<String, String> bookingdates) {

    /** A paid booking of two nights for the guest. */
    public static Booking forGuest(String firstname) {
        var nights = Map.of("checkin", "2030-06-01", "checkout", "2030-06-03");
        return new Booking(firstname, "Brown", 240, true, nights);
    }
}

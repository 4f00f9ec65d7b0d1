package com.example.boyka.api;

// region booking
/** A booking as Restful Booker receives and returns it. */
public record Booking(
    String firstname,
    String lastname,
    int totalprice,
    boolean depositpaid,
    BookingDates bookingdates) {

    /** A paid booking of two nights for the guest. */
    // region forGuest
    public static Booking forGuest(String firstname) {
        var nights = new BookingDates("2030-06-01", "2030-06-03");
        return new Booking(firstname, "Brown", 240, true, nights);
    }
    // endregion
}
// endregion

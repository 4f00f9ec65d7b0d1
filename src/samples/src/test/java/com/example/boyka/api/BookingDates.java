package com.example.boyka.api;

/** The nights of a stay, as days in the form `2030-01-31`. */
public record BookingDates(String checkin, String checkout) {
}

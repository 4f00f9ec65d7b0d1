package com.example.boyka.api;

/** The check-in and check-out days of a stay, in the form `2030-01-31`. */
public record BookingDates(String checkin, String checkout) {
}

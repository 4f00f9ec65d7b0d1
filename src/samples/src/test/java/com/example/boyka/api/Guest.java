package com.example.boyka.api;

// region guest
/** A row of the Guests sheet: each column has a setter. */
public class Guest {
    private String firstName;
    private Double nights;
    private Boolean breakfast;

    public void setFirstName(String firstName) {
        this.firstName = firstName;
    }

    public void setNights(Double nights) {
        this.nights = nights;
    }

    public void setBreakfast(Boolean breakfast) {
        this.breakfast = breakfast;
    }
    // endregion

    public String getFirstName() {
        return firstName;
    }

    public int getNights() {
        return nights.intValue();
    }

    public boolean hasBreakfast() {
        return breakfast;
    }
}

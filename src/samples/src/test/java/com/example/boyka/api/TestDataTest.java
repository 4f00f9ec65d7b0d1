package com.example.boyka.api;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.api.ApiActions.withRequest;
import static io.github.boykaframework.actions.data.TestDataAction.withData;
import static io.github.boykaframework.enums.PlatformType.API;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import com.example.boyka.web.RetryOnce;
import io.github.boykaframework.utils.JsonUtil;
import java.util.List;
import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

/** Reads guests.xlsx; its Guests sheet contains one guest in each row. */
public class TestDataTest {
    @BeforeClass
    public void openSession() {
        createSession(API, "restful_booker");
    }

    // region data-provider
    // region first-names
    @DataProvider
    public Object[][] firstNames() {
        // region rows
        var rows = withData("guests").inBlock("Guests").rows();
        // endregion

        return rows.stream()
            .map(row -> new Object[] {row.cell("firstName")})
            .toArray(Object[][]::new);
    }
    // endregion

    // region provided
    @Test(dataProvider = "firstNames")
    // endregion
    public void booksARoom(String firstName) {
        var booking = BookingRequests.createBooking(Booking.forGuest(firstName));

        withRequest(booking).execute()
            .verifyTextField("$.booking.firstname").isEqualTo(firstName);
    }
    // endregion

    // region three-columns
    @DataProvider
    public Object[][] guests() {
        return withData("guests").inBlock("Guests").rows().stream()
            .map(row -> new Object[] {
                row.cell("firstName"), row.cell("nights"), row.cell("breakfast")})
            .toArray(Object[][]::new);
    }

    @Test(dataProvider = "guests", retryAnalyzer = RetryOnce.class)
    public void booksForEachGuest(String firstName, Double nights, Boolean breakfast) {
        assertThat(nights.intValue()).isAtLeast(2);

        withRequest(BookingRequests.createBooking(Booking.forGuest(firstName))).execute()
            .verifyTextField("$.booking.firstname").isEqualTo(firstName);
    }
    // endregion

    // region json
    @DataProvider
    public Object[] guestsOfAFile() {
        return JsonUtil.fromFile("src/test/resources/test-data/guests.json", Guest[].class);
    }

    @Test(dataProvider = "guestsOfAFile")
    public void booksForAGuestOfAFile(Guest guest) {
        var booking = BookingRequests.createBooking(Booking.forGuest(guest.getFirstName()));

        withRequest(booking).execute().verifyStatusCode().isEqualTo(200);
    }
    // endregion

    // region get
    @Test
    public void readsGuestsAsObjects() {
        // region get-call
        List<Guest> guests =
            withData("guests").inBlock("Guests").get(Guest.class);
        // endregion

        assertThat(guests).hasSize(2);
        assertThat(guests.get(0).getFirstName()).isEqualTo("Sally");
        assertThat(guests.get(0).getNights()).isEqualTo(2);
    }
    // endregion

    // region row
    @Test
    public void readsTheFirstGuest() {
        // region row-call
        // region cell
        var guest = withData("guests").inBlock("Guests").row(0);
        // endregion
        // endregion

        // region cell, continued
        String name = guest.cell(0);
        Double nights = guest.cell("nights");
        // endregion

        assertThat(name).isEqualTo("Sally");
        assertThat(nights.intValue()).isEqualTo(2);
    }
    // endregion

    // region cells
    @Test
    public void readsAllThatIsKnownOfAGuest() {
        // region cells-call
        // region is-empty
        var guest = withData("guests").inBlock("Guests").row(1);
        // endregion
        // endregion

        // region is-empty, continued
        assertThat(guest.isEmpty()).isFalse();
        // endregion
        // region cells-call, continued
        assertThat(guest.cells())
            .containsExactly("Susan", 3.0, false).inOrder();
        // endregion
    }
    // endregion

    @AfterClass(alwaysRun = true)
    public void closeSession() {
        clearSession();
    }
}

package com.example.boyka.api;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.api.ApiActions.withRequest;
import static io.github.boykaframework.actions.data.TestDataAction.withData;
import static io.github.boykaframework.enums.PlatformType.API;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

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
    @DataProvider
    public Object[][] firstNames() {
        // region rows
        var rows = withData("guests").inBlock("Guests").rows();
        // endregion

        return rows.stream()
            .map(row -> new Object[] {row.cell("firstName")})
            .toArray(Object[][]::new);
    }

    // region provided
    @Test(dataProvider = "firstNames")
    // endregion
    public void booksARoom(String firstName) {
        var booking = BookingRequests.createBooking(Booking.forGuest(firstName));

        withRequest(booking).execute()
            .verifyTextField("$.booking.firstname").isEqualTo(firstName);
    }
    // endregion

    // region get
    @Test
    public void readsGuestsAsObjects() {
        List<Guest> guests =
            withData("guests").inBlock("Guests").get(Guest.class);

        assertThat(guests).hasSize(2);
        assertThat(guests.get(0).getFirstName()).isEqualTo("Sally");
        assertThat(guests.get(0).getNights()).isEqualTo(2);
    }
    // endregion

    // region row
    @Test
    public void readsTheFirstGuest() {
        var guest = withData("guests").inBlock("Guests").row(0);

        String name = guest.cell(0);
        Double nights = guest.cell("nights");

        assertThat(name).isEqualTo("Sally");
        assertThat(nights.intValue()).isEqualTo(2);
    }
    // endregion

    // region cells
    @Test
    public void readsAllThatIsKnownOfAGuest() {
        var guest = withData("guests").inBlock("Guests").row(1);

        assertThat(guest.isEmpty()).isFalse();
        assertThat(guest.cells())
            .containsExactly("Susan", 3.0, false).inOrder();
    }
    // endregion

    @AfterClass(alwaysRun = true)
    public void closeSession() {
        clearSession();
    }
}

package com.example.boyka.api;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.enums.Message.NO_JSON_FILE_FOUND;
import static io.github.boykaframework.manager.ParallelSession.getCurrentPersona;
import static io.github.boykaframework.utils.ErrorHandler.handleAndThrow;
import static io.github.boykaframework.utils.ErrorHandler.throwError;
import static io.github.boykaframework.utils.SettingUtils.getSetting;
import static io.github.boykaframework.utils.SettingUtils.loadSetting;
import static io.github.boykaframework.utils.StringUtils.interpolate;
import static io.github.boykaframework.utils.StringUtils.isValidPath;
import static org.testng.Assert.expectThrows;

import io.github.boykaframework.exception.FrameworkError;
import io.github.boykaframework.utils.JsonUtil;
import java.io.FileNotFoundException;
import java.util.Map;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

/** Uses the framework's helpers in your own code. */
public class UtilitiesTest {
    /** Without it, the first call to a utility class fails in a run that has no session. */
    @BeforeClass
    public void loadTheFramework() {
        getCurrentPersona();
    }

    // region json-file
    @Test
    public void keepsABookingInAFile() {
        var booking = Booking.forGuest("Sally");

        JsonUtil.toFile(booking, "target/booking.json");

        var read = JsonUtil.fromFile("target/booking.json", Booking.class);
        assertThat(read).isEqualTo(booking);
    }
    // endregion

    // region json-text
    @Test
    public void showsABookingAsText() {
        var text = JsonUtil.toString(Booking.forGuest("Sally"));

        assertThat(text).contains("\"firstname\": \"Sally\"");
    }
    // endregion

    // region load-setting
    @Test
    public void readsTheConfiguration() {
        var blocks = loadSetting().getApi();

        assertThat(blocks.keySet()).contains("restful_booker");
    }
    // endregion

    // region get-setting
    @Test
    public void picksABlockByItsName() {
        var block = getSetting(loadSetting().getApi(), "restful_booker");

        assertThat(block.getBaseUri()).startsWith("https://");
    }
    // endregion

    // region interpolate
    @Test
    public void fillsInGuestName() {
        var text = interpolate(
            "Hello ${guest}", Map.of("guest", "Sally"));

        assertThat(text).isEqualTo("Hello Sally");
    }
    // endregion

    // region is-valid-path
    @Test
    public void findsTestFolder() {
        assertThat(isValidPath("src/test/java")).isTrue();
    }
    // endregion

    // region throw-error
    @Test
    public void raisesFrameworkError() {
        var error = expectThrows(FrameworkError.class,
            () -> throwError(NO_JSON_FILE_FOUND, "guests.json"));

        assertThat(error.getMessage()).contains("guests.json");
    }
    // endregion

    // region handle-and-throw
    @Test
    public void keepsTheCauseOfAnError() {
        var cause = new FileNotFoundException("guests.json");

        var error = expectThrows(FrameworkError.class, () ->
            handleAndThrow(NO_JSON_FILE_FOUND, cause, "guests.json"));

        assertThat(error.getCause()).isEqualTo(cause);
    }
    // endregion
}

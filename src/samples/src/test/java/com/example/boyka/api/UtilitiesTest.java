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
        // region to-file
        var booking = Booking.forGuest("Sally");
        // endregion

        // region to-file, continued
        JsonUtil.toFile(booking, "target/booking.json");
        // endregion

        // region from-file
        var read = JsonUtil.fromFile("target/booking.json", Booking.class);
        // endregion
        assertThat(read).isEqualTo(booking);
    }
    // endregion

    // region json-text
    @Test
    public void showsABookingAsText() {
        // region to-string
        var text = JsonUtil.toString(Booking.forGuest("Sally"));
        // endregion

        assertThat(text).contains("\"firstname\": \"Sally\"");
    }
    // endregion

    // region load-setting
    @Test
    public void readsTheConfiguration() {
        // region load-setting-call
        var blocks = loadSetting().getApi();
        // endregion

        assertThat(blocks.keySet()).contains("restful_booker");
    }
    // endregion

    // region get-setting
    @Test
    public void picksABlockByItsName() {
        // region get-setting-call
        var block = getSetting(loadSetting().getApi(), "restful_booker");
        // endregion

        assertThat(block.getBaseUri()).startsWith("https://");
    }
    // endregion

    // region interpolate
    @Test
    public void fillsInGuestName() {
        // region interpolate-call
        var text = interpolate(
            "Hello ${guest}", Map.of("guest", "Sally"));
        // endregion

        assertThat(text).isEqualTo("Hello Sally");
    }
    // endregion

    // region is-valid-path
    @Test
    public void findsTestFolder() {
        // region is-valid-path-call
        assertThat(isValidPath("src/test/java")).isTrue();
        // endregion
    }
    // endregion

    // region throw-error
    @Test
    public void raisesFrameworkError() {
        // region throw-error-call
        var error = expectThrows(FrameworkError.class,
            () -> throwError(NO_JSON_FILE_FOUND, "guests.json"));
        // endregion

        assertThat(error.getMessage()).contains("guests.json");
    }
    // endregion

    // region handle-and-throw
    @Test
    public void keepsTheCauseOfAnError() {
        // region handle-and-throw-call
        var cause = new FileNotFoundException("guests.json");
        // endregion

        // region handle-and-throw-call, continued
        var error = expectThrows(FrameworkError.class, () ->
            handleAndThrow(NO_JSON_FILE_FOUND, cause, "guests.json"));
        // endregion

        assertThat(error.getCause()).isEqualTo(cause);
    }
    // endregion
}

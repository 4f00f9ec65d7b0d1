package com.example.boyka.junit;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.data.TestDataAction.withData;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearAllSessions;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import io.github.boykaframework.builders.Locator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;

/** Passes three columns of a workbook, and opens a browser for each row. */
class GuestRowsTest {
    private static final Locator USER_NAME = buildLocator()
        .name("User name")
        .web(By.id("user-name"))
        .build();

    // region rows
    static Stream<Arguments> guests() {
        return withData("guests").inBlock("Guests").rows().stream()
            .map(row -> Arguments.of(
                row.cell("firstName"), row.cell("nights"), row.cell("breakfast")));
    }

    @BeforeEach
    void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    @ParameterizedTest
    @MethodSource("guests")
    void typesTheNameOfEachGuest(String firstName, Double nights, Boolean breakfast) {
        assertThat(nights > 2 || breakfast).isTrue();

        onTextBox(USER_NAME).enterText(firstName);

        onElement(USER_NAME).verifyProperty("value").isEqualTo(firstName);
    }

    @AfterEach
    void closeBrowser() {
        clearAllSessions();
    }
    // endregion

    // region csv
    @ParameterizedTest
    @CsvFileSource(resources = "/test-data/guests.csv", numLinesToSkip = 1)
    void typesTheNameOfEachLine(String firstName, int nights, boolean breakfast) {
        assertThat(nights > 2 || breakfast).isTrue();

        onTextBox(USER_NAME).enterText(firstName);

        onElement(USER_NAME).verifyProperty("value").isEqualTo(firstName);
    }
    // endregion
}

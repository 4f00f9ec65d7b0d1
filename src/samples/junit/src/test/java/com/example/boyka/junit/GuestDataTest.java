package com.example.boyka.junit;

import static io.github.boykaframework.actions.data.TestDataAction.withData;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import io.github.boykaframework.builders.Locator;
// region data
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;

/** Runs one test for each guest in a workbook. */
class GuestDataTest {
    private static final Locator USER_NAME = buildLocator()
        .name("User name")
        .web(By.id("user-name"))
        .build();

    @BeforeAll
    static void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    static Stream<String> guests() {
        return withData("guests").inBlock("Guests").rows().stream()
            .map(row -> row.cell("firstName"));
    }

    @ParameterizedTest
    @MethodSource("guests")
    void keepsTheNameThatIsTyped(String guest) {
        navigate().toBaseUrl();

        onTextBox(USER_NAME).enterText(guest);

        onElement(USER_NAME).verifyProperty("value").isEqualTo(guest);
    }

    @AfterAll
    static void closeBrowser() {
        clearSession();
    }
}
// endregion

package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.testng.annotations.Test;

/** Looks for barriers on a page with the script axe. */
public class AccessibilityTest extends WebTest {
    // Needs the script, which is not part of this project.
    // region axe
    @Test(enabled = false)
    public void hasNoBarriers() throws IOException {
        var axe = Path.of("src/test/resources/axe.min.js");
        LoginPage.open();

        withDriver().executeScript(Files.readString(axe));
        List<String> found = withDriver().executeScript("""
            return axe.run().then(({violations}) =>
                violations.map(({id, help}) => id + ": " + help));
            """);

        assertThat(found).isEmpty();
    }
    // endregion
}

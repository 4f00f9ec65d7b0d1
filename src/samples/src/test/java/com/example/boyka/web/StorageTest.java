package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;

import org.testng.annotations.Test;

/** Copies what a page keeps in the local storage of the browser. */
public class StorageTest extends WebTest {
    // region storage
    /** Returns the local storage of the open page's site, as JSON. */
    private static String readStorage() {
        return withDriver().executeScript("return JSON.stringify(localStorage);");
    }

    /** Writes into the local storage what readStorage returned. */
    private static void writeStorage(String saved) {
        withDriver().executeScript(
            "Object.entries(JSON.parse(arguments[0]))"
                + ".forEach(([key, value]) => localStorage.setItem(key, value));",
            saved);
    }
    // endregion

    @Test
    public void copiesTheStorage() {
        LoginPage.open();
        withDriver().executeScript("localStorage.setItem('token', 'abc');");
        var saved = readStorage();
        withDriver().executeScript("localStorage.clear();");

        writeStorage(saved);

        String token = withDriver().executeScript("return localStorage.getItem('token');");
        assertThat(token).isEqualTo("abc");
    }
}

package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static org.openqa.selenium.support.ui.ExpectedConditions.refreshed;

import io.github.boykaframework.builders.Locator;
import java.util.ArrayList;
import java.util.List;

/** A table that shows its rows page by page, at one address. */
public final class PagedTable {
    // region pages
    /** Returns the texts of the rows of all pages. */
    public static List<String> readAll(Locator rows, Locator next) {
        var texts = new ArrayList<>(onElement(rows).itemList());
        while (onElement(next).isEnabled()) {
            showNext(rows, next);
            texts.addAll(onElement(rows).itemList());
        }
        return texts;
    }

    /** Clicks the button, and waits until the first row has another text. */
    public static void showNext(Locator rows, Locator next) {
        var before = onElement(rows).getText();
        withMouse(next).click();
        withDriver().waitUntil(refreshed(driver ->
            !driver.findElement(rows.getLocator()).getText().equals(before)));
    }
    // endregion

    private PagedTable() {
    }
}

package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.ElementFinder.finds;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.enums.WaitStrategy.VISIBLE;
import static java.util.stream.Collectors.toMap;

import io.github.boykaframework.builders.Locator;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.testng.annotations.Test;

/** Reads a table into one map for each row. */
public class TableTest extends WebTest {
    // region locators
    private static final Locator NAMES = buildLocator()
        .name("Column names")
        .web(By.cssSelector("#table1 th"))
        .build();

    private static final Locator ROWS = buildLocator()
        .name("Rows")
        .web(By.cssSelector("#table1 tbody tr"))
        .build();
    // endregion

    private static final Locator DUE = buildLocator()
        .name("Head of the column Due")
        .web(By.cssSelector("#table1 th:nth-child(4)"))
        .build();

    // region rows
    private static List<Map<String, String>> rows() {
        var names = onElement(NAMES).itemList();
        return finds(ROWS, VISIBLE).stream().map(row -> toMapOf(names, row)).toList();
    }

    private static Map<String, String> toMapOf(List<String> names, WebElement row) {
        var cells = row.findElements(By.tagName("td"));
        return IntStream.range(0, names.size()).boxed()
            .collect(toMap(names::get, column -> cells.get(column).getText()));
    }
    // endregion

    // region check
    @Test
    public void showsWhatACustomerOwes() {
        navigate().to("https://the-internet.herokuapp.com/tables");

        var smith = rows().stream()
            .filter(row -> row.get("Last Name").equals("Smith"))
            .findFirst().orElseThrow();

        assertThat(smith.get("Due")).isEqualTo("$50.00");
    }
    // endregion

    // region sorted
    @Test
    public void sortsByTheAmount() {
        navigate().to("https://the-internet.herokuapp.com/tables");

        withMouse(DUE).click();

        var amounts = rows().stream()
            .map(row -> new BigDecimal(row.get("Due").replaceAll("[$,]", ""))).toList();
        assertThat(amounts).isInOrder();
    }
    // endregion
}

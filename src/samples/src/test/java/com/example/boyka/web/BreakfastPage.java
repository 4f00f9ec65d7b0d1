package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** Two lists in Selenium's practice forms: one for several choices, one for a single choice. */
public final class BreakfastPage {
    // region FOODS
    public static final Locator FOODS = buildLocator()
        .name("List of foods")
        .web(By.id("multi"))
        .build();
    // endregion

    // region NUMBER
    public static final Locator NUMBER = buildLocator()
        .name("List of numbers")
        .web(By.name("selectomatic"))
        .build();
    // endregion

    /** Opens the form, in which eggs and sausages are selected. */
    public static void open() {
        navigate().to("https://www.selenium.dev/selenium/web/formPage.html");
    }

    private BreakfastPage() {
    }
}

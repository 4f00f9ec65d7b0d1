package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** Two lists of Selenium's practice forms: one for several choices, one for a single one. */
public final class BreakfastPage {
    public static final Locator FOODS = buildLocator()
        .name("List of foods")
        .web(By.id("multi"))
        .build();

    public static final Locator NUMBER = buildLocator()
        .name("List of numbers")
        .web(By.name("selectomatic"))
        .build();

    /** Opens the form; eggs and sausages are chosen. */
    public static void open() {
        navigate().to("https://www.selenium.dev/selenium/web/formPage.html");
    }

    private BreakfastPage() {
    }
}

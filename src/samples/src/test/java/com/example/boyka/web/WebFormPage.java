package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** Selenium's practice form with one input of each kind. */
public final class WebFormPage {
    // region TEXT
    public static final Locator TEXT = buildLocator()
        .name("Text input")
        .web(By.name("my-text"))
        .build();
    // endregion

    // region DISABLED
    public static final Locator DISABLED = buildLocator()
        .name("Disabled input")
        .web(By.name("my-disabled"))
        .build();
    // endregion

    // region CHECKED
    public static final Locator CHECKED = buildLocator()
        .name("Checked checkbox")
        .web(By.id("my-check-1"))
        .build();
    // endregion

    // region UNCHECKED
    public static final Locator UNCHECKED = buildLocator()
        .name("Default checkbox")
        .web(By.id("my-check-2"))
        .build();
    // endregion

    // region RANGE
    public static final Locator RANGE = buildLocator()
        .name("Example range")
        .web(By.name("my-range"))
        .build();
    // endregion

    public static final Locator FILE = buildLocator()
        .name("File input")
        .web(By.name("my-file"))
        .build();

    // region SUBMIT
    public static final Locator SUBMIT = buildLocator()
        .name("Submit button")
        .web(By.cssSelector("button[type='submit']"))
        .build();
    // endregion

    /** Opens the form, empty. */
    public static void open() {
        navigate().to("https://www.selenium.dev/selenium/web/web-form.html");
    }

    private WebFormPage() {
    }
}

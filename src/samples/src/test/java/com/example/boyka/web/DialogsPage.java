package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** Selenium's practice page with one link for each kind of JavaScript dialog. */
public final class DialogsPage {
    public static final Locator ALERT = buildLocator()
        .name("Link that opens an alert")
        .web(By.id("alert"))
        .build();

    public static final Locator CONFIRM = buildLocator()
        .name("Link that asks first")
        .web(By.id("confirm"))
        .build();

    public static final Locator PROMPT = buildLocator()
        .name("Link that opens a prompt")
        .web(By.id("prompt"))
        .build();

    public static final Locator ANSWER = buildLocator()
        .name("Answer to the prompt")
        .web(By.cssSelector("#text p"))
        .build();

    public static void open() {
        navigate().to("https://www.selenium.dev/selenium/web/alerts.html");
    }

    private DialogsPage() {
    }
}

package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** Selenium's practice page for the mouse, which shows what happened to each element. */
public final class MousePage {
    // region LINK
    public static final Locator LINK = buildLocator()
        .name("Link to the results")
        .web(By.id("click"))
        .build();
    // endregion

    // region FIELD
    public static final Locator FIELD = buildLocator()
        .name("Clickable field")
        .web(By.id("clickable"))
        .build();
    // endregion

    public static final Locator FIELD_STATUS = buildLocator()
        .name("What happened to the field")
        .web(By.id("click-status"))
        .build();

    // region BUTTON
    public static final Locator BUTTON = buildLocator()
        .name("Hoverable button")
        .web(By.id("hover"))
        .build();
    // endregion

    public static final Locator BUTTON_STATUS = buildLocator()
        .name("What happened to the button")
        .web(By.id("move-status"))
        .build();

    // region BOX
    public static final Locator BOX = buildLocator()
        .name("Draggable box")
        .web(By.id("draggable"))
        .build();
    // endregion

    // region TARGET
    public static final Locator TARGET = buildLocator()
        .name("Target of the box")
        .web(By.id("droppable"))
        .build();
    // endregion

    // region DROP_STATUS
    public static final Locator DROP_STATUS = buildLocator()
        .name("What happened to the box")
        .web(By.id("drop-status"))
        .build();
    // endregion

    public static final Locator MENU = buildLocator()
        .name("Menu that opens on hover")
        .web(By.id("menu1"))
        .build();

    public static final Locator MENU_ITEM = buildLocator()
        .name("First item of the menu")
        .web(By.id("item1"))
        .build();

    public static final Locator MENU_RESULT = buildLocator()
        .name("What was chosen")
        .web(By.id("result"))
        .build();

    public static void open() {
        navigate().to("https://www.selenium.dev/selenium/web/mouse_interaction.html");
    }

    private MousePage() {
    }
}

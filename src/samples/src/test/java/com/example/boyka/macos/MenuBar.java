package com.example.boyka.macos;

import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.appium.java_client.AppiumBy;
import io.github.boykaframework.builders.Locator;

/** The menus at the top of the screen. */
public final class MenuBar {
    // region choose
    /** Chooses an item of a menu. */
    public static void choose(String menu, String item) {
        withMouse(titled("MenuBarItem", menu)).click();
        withMouse(titled("MenuItem", item)).click();
    }

    private static Locator titled(String type, String title) {
        return buildLocator()
            .name(title)
            .mac(AppiumBy.iOSClassChain(
                "**/XCUIElementType" + type + "[`title == '" + title + "'`]"))
            .build();
    }
    // endregion

    // region context
    /** Chooses an item of the menu that opens with a right click on an element. */
    public static void chooseFor(Locator element, String item) {
        withMouse(element).rightClick();
        withMouse(contextItem(item)).click();
    }

    private static Locator contextItem(String title) {
        return buildLocator()
            .name(title)
            .mac(AppiumBy.iOSClassChain("**/XCUIElementTypeWindow"
                + "/**/XCUIElementTypeMenuItem[`title == '" + title + "'`]"))
            .build();
    }
    // endregion

    // region window
    /** Checks that the app shows a window with this title. */
    public static void verifyWindow(String title) {
        onElement(titled("Window", title)).verifyIsDisplayed().isTrue();
    }
    // endregion

    private MenuBar() {
    }
}

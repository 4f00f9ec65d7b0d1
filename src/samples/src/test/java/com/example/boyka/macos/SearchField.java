package com.example.boyka.macos;

import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.appium.java_client.AppiumBy;
import io.github.boykaframework.builders.Locator;

/** The search field of a window. */
public final class SearchField {
    // region search
    private static final Locator SEARCH = buildLocator()
        .name("Search field")
        .mac(AppiumBy.iOSClassChain("**/XCUIElementTypeSearchField"))
        .build();

    /** Replaces the content of the field, and checks it. */
    public static void search(String text) {
        onTextBox(SEARCH).enterText(text);

        onTextBox(SEARCH).verifyInputValue().isEqualTo(text);
    }
    // endregion

    private SearchField() {
    }
}

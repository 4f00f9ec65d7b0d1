package com.example.boyka.android;

import static io.github.boykaframework.actions.elements.FingerActions.withFinger;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.appium.java_client.AppiumBy;
import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** The screen of My Demo App that opens a website in a web view. */
public final class WebViewPage {
    public static final Locator WEB_VIEW_ITEM = buildLocator()
        .name("Webview in the menu")
        .android(AppiumBy.accessibilityId("menu item webview"))
        .build();

    public static final Locator ADDRESS = buildLocator()
        .name("Address of the website")
        .android(AppiumBy.accessibilityId("URL input field"))
        .build();

    public static final Locator GO = buildLocator()
        .name("Go To Site button")
        .android(AppiumBy.accessibilityId("Go To Site button"))
        .build();

    /** The whole website, as the app sees it. */
    // region WEBSITE
    public static final Locator WEBSITE = buildLocator()
        .name("Website")
        .android(AppiumBy.className("android.webkit.WebView"))
        .build();
    // endregion

    // region text
    /** On the website, so it exists only in the website's context. */
    public static final Locator TEXT = buildLocator()
        .name("Text input of the website")
        .android(By.cssSelector("[name='my-text']"))
        .build();
    // endregion

    /** Opens a website from the app's menu. */
    public static void open(String address) {
        withFinger(LoginPage.MENU).tap();
        withFinger(WEB_VIEW_ITEM).tap();
        onTextBox(ADDRESS).enterText(address);
        withFinger(GO).tap();
    }

    private WebViewPage() {
    }
}

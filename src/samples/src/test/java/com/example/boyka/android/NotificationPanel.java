package com.example.boyka.android;

import static io.github.boykaframework.builders.Locator.buildLocator;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** The panel that Android shows when you pull down the status bar. */
public final class NotificationPanel {
    public static final Locator LIST = buildLocator()
        .name("Notifications")
        .android(By.id("com.android.systemui:id/notification_stack_scroller"))
        .build();

    private NotificationPanel() {
    }
}

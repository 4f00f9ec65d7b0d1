package com.example.boyka.android;

import static io.github.boykaframework.actions.device.AndroidDeviceActions.onAndroidDevice;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static java.time.Duration.ofSeconds;
import static org.openqa.selenium.support.ui.ExpectedConditions.visibilityOfElementLocated;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** The panel that Android shows when you pull down the status bar. */
public final class NotificationPanel {
    public static final Locator LIST = buildLocator()
        .name("Notifications")
        .android(By.id("com.android.systemui:id/notification_stack_scroller"))
        .build();

    // region notification
    /** Opens the panel, waits for a notification with this title, and taps it. */
    public static void open(String title) {
        var notification = buildLocator()
            .name(title)
            .android(By.xpath("//*[@text='" + title + "']"))
            .build();

        onAndroidDevice().openNotification();
        withDriver().waitUntil(
            visibilityOfElementLocated(notification.getLocator()), ofSeconds(30));
        withMouse(notification).click();
    }
    // endregion

    private NotificationPanel() {
    }
}

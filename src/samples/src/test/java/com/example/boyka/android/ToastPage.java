package com.example.boyka.android;

import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.manager.ParallelSession.getSession;
import static org.openqa.selenium.support.ui.ExpectedConditions.presenceOfElementLocated;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** The short message that Android shows above an app. */
public final class ToastPage {
    // region toast
    private static final Locator TOAST = buildLocator()
        .name("Toast")
        .android(By.xpath("//android.widget.Toast"))
        .build();

    /** Waits for a toast, and returns its text. */
    public static String text() {
        return getSession().getWait()
            .until(presenceOfElementLocated(TOAST.getLocator()))
            .getText();
    }
    // endregion

    private ToastPage() {
    }
}

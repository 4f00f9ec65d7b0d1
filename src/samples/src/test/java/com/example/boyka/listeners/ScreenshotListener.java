package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.drivers.IWindowActionsListener;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Collects screenshot files, to attach them to a report. */
// region listener
public class ScreenshotListener implements IWindowActionsListener {
    private static final Queue<String> FILES =
        new ConcurrentLinkedQueue<>();

    /** Returns the paths of all screenshots so far. */
    public static Queue<String> files() {
        return FILES;
    }

    @Override
    public void onTakeScreenshot(String fileName) {
        FILES.add(fileName);
    }
}
// endregion

package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.drivers.IDriverActionsListener;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** Adds up all pauses, in tests and in the framework. */
// region listener
public class PauseListener implements IDriverActionsListener {
    private static final AtomicLong TOTAL = new AtomicLong();

    /** Returns the total of all pauses so far, in milliseconds. */
    public static long total() {
        return TOTAL.get();
    }

    @Override
    public void onPause(Duration time) {
        TOTAL.addAndGet(time.toMillis());
    }
}
// endregion

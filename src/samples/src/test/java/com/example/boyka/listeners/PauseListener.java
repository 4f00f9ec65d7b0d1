package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.drivers.IDriverActionsListener;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** Adds up all pauses, those of tests and those of the framework. */
// region listener
public class PauseListener implements IDriverActionsListener {
    private static final AtomicLong TOTAL = new AtomicLong();

    /** Returns the milliseconds of all pauses so far. */
    public static long total() {
        return TOTAL.get();
    }

    @Override
    public void onPause(Duration time) {
        TOTAL.addAndGet(time.toMillis());
    }
}
// endregion

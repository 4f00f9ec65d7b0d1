package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.elements.IElementActionsListener;
import io.github.boykaframework.builders.Locator;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts how often tests verify a text or the visibility of an element. */
// region listener
public class CheckListener implements IElementActionsListener {
    // Static, because each onElement(…) creates a new listener.
    private static final AtomicInteger CHECKS = new AtomicInteger();

    /** Returns the number of checks so far. */
    public static int checks() {
        return CHECKS.get();
    }

    @Override
    public void onVerifyText(Locator locator) {
        CHECKS.incrementAndGet();
    }

    @Override
    public void onVerifyIsDisplayed(Locator locator) {
        CHECKS.incrementAndGet();
    }
}
// endregion

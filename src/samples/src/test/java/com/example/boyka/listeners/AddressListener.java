package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.drivers.INavigateActionsListener;

/** Stores the address that each thread opened last. */
// region listener
public class AddressListener implements INavigateActionsListener {
    private static final ThreadLocal<String> LAST =
        new ThreadLocal<>();

    /** Returns the address that this thread opened last, or null. */
    public static String lastAddress() {
        return LAST.get();
    }

    @Override
    public void onTo(String url) {
        LAST.set(url);
    }
}
// endregion

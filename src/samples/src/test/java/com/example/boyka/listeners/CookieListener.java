package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.drivers.ICookieActionsListener;

/** Prints each deletion of cookies. */
// region listener
public class CookieListener implements ICookieActionsListener {
    @Override
    public void onDelete(String name) {
        System.out.println("Deletes the cookie " + name);
    }

    @Override
    public void onDeleteAll() {
        System.out.println("Deletes all cookies");
    }
}
// endregion

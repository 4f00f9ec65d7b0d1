package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.drivers.IContextActionsListener;

/** Prints each switch between contexts. */
// region listener
public class ContextListener implements IContextActionsListener {
    @Override
    public void onSwitchToNative() {
        System.out.println("Leaves the web view");
    }

    @Override
    public void onSwitchToWebView(String name) {
        System.out.println("Enters the context " + name);
    }
}
// endregion

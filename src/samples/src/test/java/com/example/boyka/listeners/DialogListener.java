package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.drivers.IAlertActionsListener;

/** Prints each answered dialog. */
// region listener
public class DialogListener implements IAlertActionsListener {
    @Override
    public void onAccept() {
        System.out.println("Accepted a dialog");
    }

    @Override
    public void onAccept(String text) {
        System.out.println("Answered a prompt with " + text);
    }

    @Override
    public void onDismiss() {
        System.out.println("Dismissed a dialog");
    }
}
// endregion

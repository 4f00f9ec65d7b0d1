package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.drivers.IFrameActionsListener;

/** Prints each switch between frames. */
// region listener
public class FrameListener implements IFrameActionsListener {
    @Override
    public void onSwitchTo(int index) {
        System.out.println("Enters frame " + index);
    }

    @Override
    public void onSwitchTo(String frameNameOrId) {
        System.out.println("Enters frame " + frameNameOrId);
    }

    @Override
    public void onSwitchToParent() {
        System.out.println("Leaves the frame");
    }
}
// endregion

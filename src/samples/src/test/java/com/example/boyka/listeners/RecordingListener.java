package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.device.IDeviceActionsListener;

/** Prints when a screen recording starts and stops. */
// region listener
public class RecordingListener implements IDeviceActionsListener {
    @Override
    public void onStartRecording() {
        System.out.println("Starts recording");
    }

    @Override
    public void onStopRecording() {
        System.out.println("Stops recording");
    }
}
// endregion

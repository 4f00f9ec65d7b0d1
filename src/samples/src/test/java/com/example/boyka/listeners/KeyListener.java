package com.example.boyka.listeners;

import io.appium.java_client.android.nativekey.AndroidKey;
import io.github.boykaframework.actions.interfaces.listeners.device.IAndroidDeviceActionsListener;

/** Prints each pressed key of an Android device. */
// region listener
public class KeyListener implements IAndroidDeviceActionsListener {
    @Override
    public void onPressKey(AndroidKey key) {
        System.out.println("Presses " + key);
    }
}
// endregion

package io.appium.java_client.android.nativekey;

public enum AndroidKey {
    HOME,
    BACK,
    ENTER,
    TAB,
    SPACE,
    DEL,
    MENU,
    SEARCH,
    APP_SWITCH,
    POWER,
    VOLUME_UP,
    VOLUME_DOWN;

    public native int getCode();
}

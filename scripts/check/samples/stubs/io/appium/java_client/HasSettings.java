package io.appium.java_client;

public interface HasSettings {
    HasSettings setSetting(String settingName, Object value);
}

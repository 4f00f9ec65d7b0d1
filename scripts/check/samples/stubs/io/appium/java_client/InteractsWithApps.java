package io.appium.java_client;

import java.time.Duration;

public interface InteractsWithApps {
    default void installApp(String appPath) {
    }

    default boolean isAppInstalled(String bundleId) {
        return false;
    }

    default void runAppInBackground(Duration duration) {
    }

    default void activateApp(String bundleId) {
    }
}

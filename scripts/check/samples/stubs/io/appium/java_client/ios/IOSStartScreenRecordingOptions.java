package io.appium.java_client.ios;

public class IOSStartScreenRecordingOptions {
    public enum VideoQuality {
        LOW,
        MEDIUM,
        HIGH,
        PHOTO
    }
}

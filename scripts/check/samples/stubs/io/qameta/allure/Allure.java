package io.qameta.allure;

import java.io.InputStream;

public final class Allure {
    private Allure() {
    }

    public static native void addAttachment(
        String name, String type, InputStream content, String fileExtension);
}

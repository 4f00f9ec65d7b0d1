package org.openqa.selenium.remote.http;

public class Contents {
    public interface Supplier {
    }

    private Contents() {
    }

    public static native Supplier utf8String(CharSequence s);
}

package org.openqa.selenium;

import java.util.Date;

public class Cookie {
    public Cookie(String name, String value) {
    }

    public Cookie(String name, String value, String path) {
    }

    public native String getName();

    public native String getValue();

    public native String getDomain();

    public native String getPath();

    public native boolean isSecure();

    public native boolean isHttpOnly();

    public native Date getExpiry();

    public native String getSameSite();
}

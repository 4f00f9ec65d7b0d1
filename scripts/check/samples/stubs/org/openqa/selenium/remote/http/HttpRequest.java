package org.openqa.selenium.remote.http;

public class HttpRequest {
    public native String getUri();
}

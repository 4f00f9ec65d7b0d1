package org.openqa.selenium.remote.http;

public class HttpResponse {
    public native HttpResponse setStatus(int status);

    public native HttpResponse addHeader(String name, String value);

    public native HttpResponse setContent(Contents.Supplier supplier);
}

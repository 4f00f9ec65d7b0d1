package org.openqa.selenium.devtools;

import org.openqa.selenium.WebDriver;
import org.openqa.selenium.remote.http.Routable;

public class NetworkInterceptor implements AutoCloseable {
    public NetworkInterceptor(WebDriver driver, Routable routable) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }
}

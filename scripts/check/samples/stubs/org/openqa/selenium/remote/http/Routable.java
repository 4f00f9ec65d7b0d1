package org.openqa.selenium.remote.http;

public interface Routable extends HttpHandler {
    boolean matches(HttpRequest req);
}

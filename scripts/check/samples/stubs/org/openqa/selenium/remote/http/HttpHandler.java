package org.openqa.selenium.remote.http;

@FunctionalInterface
public interface HttpHandler {
    HttpResponse execute(HttpRequest req);
}

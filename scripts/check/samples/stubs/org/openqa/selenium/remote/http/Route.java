package org.openqa.selenium.remote.http;

import java.util.function.Predicate;
import java.util.function.Supplier;

public abstract class Route implements HttpHandler, Routable {
    public static native PredicatedConfig matching(Predicate<HttpRequest> predicate);

    public static class PredicatedConfig {
        public native Route to(Supplier<HttpHandler> handler);
    }
}

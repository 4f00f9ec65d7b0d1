package com.example.boyka.web;

import static io.github.boykaframework.manager.ParallelSession.getSession;
import static org.openqa.selenium.remote.http.Contents.utf8String;

import org.openqa.selenium.devtools.NetworkInterceptor;
import org.openqa.selenium.remote.http.HttpResponse;
import org.openqa.selenium.remote.http.Route;

/** Requests of a page that the test answers itself. */
public final class AnsweredRequests {
    // region answer
    /** Answers requests for this path until the result is closed; others reach the server. */
    public static NetworkInterceptor answer(String path, int status, String json) {
        var route = Route.matching(request -> request.getUri().endsWith(path))
            .to(() -> request -> new HttpResponse()
                .setStatus(status)
                .addHeader("Content-Type", "application/json")
                .setContent(utf8String(json)));
        return new NetworkInterceptor(getSession().getDriver(), route);
    }
    // endregion

    private AnsweredRequests() {
    }
}

package com.example.boyka.api;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.api.ApiActions.withRequest;
import static io.github.boykaframework.builders.ApiRequest.createRequest;
import static io.github.boykaframework.enums.ContentType.FORM_URLENCODED;
import static io.github.boykaframework.enums.RequestMethod.DELETE;
import static io.github.boykaframework.enums.RequestMethod.GET;
import static io.github.boykaframework.enums.RequestMethod.POST;
import static io.github.boykaframework.utils.StringUtils.interpolate;

import io.github.boykaframework.builders.ApiRequest;
import io.github.boykaframework.builders.ApiResponse;
import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.xml.sax.InputSource;

/** Requests and waits that many API tests need. */
public final class TaskRequests {
    // region token
    /** Requests a token, which Restful Booker accepts in a cookie. */
    public static String token() {
        var request = createRequest()
            .method(POST)
            .path("/auth")
            .bodyObject(Map.of(
                "username", System.getenv().getOrDefault("BOOKER_USER", "admin"),
                "password", System.getenv().getOrDefault("BOOKER_PASSWORD", "password123")))
            .create();

        var response = withRequest(request).execute();
        response.verifyStatusCode().isEqualTo(200);
        return response.getResponseData("$.token", String.class);
    }
    // endregion

    // region bearer
    /** Logs in, and reads the account that the token belongs to. */
    public static ApiResponse account() {
        var request = createRequest()
            .method(GET)
            .path("/account")
            .header("Authorization", "Bearer " + token())
            .create();

        return withRequest(request).execute();
    }
    // endregion

    // region oauth
    /** Requests a token for the client itself, as OAuth 2.0 describes it. */
    public static String clientToken() {
        var request = createRequest()
            .method(POST)
            .path("/oauth/token")
            .userName("${env:CLIENT_ID}")
            .password("${env:CLIENT_SECRET}")
            .contentType(FORM_URLENCODED)
            .body("grant_type=client_credentials")
            .create();

        return withRequest(request).execute().getResponseData("$.access_token", String.class);
    }
    // endregion

    // region template
    /** Stores a booking from a template file, with a value for each placeholder. */
    public static ApiRequest bookingOf(Map<String, String> values) throws IOException {
        var template = Files.readString(Path.of("src/test/resources/bodies/booking.json"));
        return createRequest()
            .method(POST)
            .path("/booking")
            .header("Accept", "application/json")
            .body(interpolate(template, values))
            .create();
    }
    // endregion

    // region with-token
    /** Deletes a booking, with the token from {@link #token()}. */
    public static ApiRequest deleteBooking(int id, String token) {
        return createRequest()
            .method(DELETE)
            .path("/booking/${id}")
            .pathParam("id", String.valueOf(id))
            .header("Cookie", "token=" + token)
            .create();
    }
    // endregion

    // region wait
    /** Repeats a request until it gets the expected response. */
    public static ApiResponse waitUntil(
            ApiRequest request, Predicate<ApiResponse> expected, Duration timeout)
            throws InterruptedException {
        var end = Instant.now().plus(timeout);
        var response = withRequest(request).execute();
        while (!expected.test(response)) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("Not reached in time: " + request.getPath());
            }
            Thread.sleep(500);
            response = withRequest(request).execute();
        }
        return response;
    }
    // endregion

    // region pages
    /** Reads all pages of a list, each of which links the next one. */
    public static List<Object> allPages(String path) {
        var items = new ArrayList<Object>();
        while (path != null) {
            var request = createRequest().method(GET).path(path).create();
            var page = withRequest(request).execute();
            items.addAll(page.getResponseData("$.items", List.class));

            Map<?, ?> body = page.getResponseData("$", Map.class);
            var next = (String) body.get("next");
            path = next == null || next.isEmpty() ? null : pathOf(URI.create(next));
        }
        return items;
    }

    private static String pathOf(URI link) {
        var query = link.getRawQuery();
        return query == null ? link.getRawPath() : link.getRawPath() + "?" + query;
    }
    // endregion

    // region xml
    /** Reads a text of an XML body, such as "/order/id". */
    public static String readXml(ApiResponse response, String path)
            throws XPathExpressionException {
        var body = new InputSource(new StringReader(response.getBody()));
        return XPathFactory.newInstance().newXPath().evaluate(path, body);
    }
    // endregion

    // region certificate
    /** Sends a request with a client certificate, which the framework cannot send. */
    public static HttpResponse<String> getWithCertificate(URI address)
            throws GeneralSecurityException, IOException, InterruptedException {
        var password = System.getenv("CLIENT_KEY_PASSWORD").toCharArray();
        var keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(KeyStore.getInstance(new File("client.p12"), password), password);

        var context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, null);
        var client = HttpClient.newBuilder()
            .sslContext(context)
            .connectTimeout(Duration.ofSeconds(5))
            .build();
        var request = HttpRequest.newBuilder(address).timeout(Duration.ofSeconds(30)).build();
        return client.send(request, BodyHandlers.ofString());
    }
    // endregion

    // region graphql
    /** Reads the name and the capital of a country. */
    public static ApiRequest country(String code) {
        var query = "query Country($code: ID!) { country(code: $code) { name capital } }";
        return createRequest()
            .method(POST)
            .path("/graphql")
            .bodyObject(Map.of("query", query, "variables", Map.of("code", code)))
            .create();
    }
    // endregion

    // region graphql-check
    /** Checks the response to {@link #country}. */
    public static void verifyCapital(ApiResponse response, String capital) {
        Map<?, ?> body = response.getResponseData("$", Map.class);
        assertThat(body.get("errors")).isNull();

        response.verifyStatusCode().isEqualTo(200);
        response.verifyTextField("$.data.country.capital").isEqualTo(capital);
    }
    // endregion

    private TaskRequests() {
    }
}

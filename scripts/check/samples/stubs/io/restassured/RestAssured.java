package io.restassured;

import io.restassured.specification.RequestSpecification;

public final class RestAssured {
    public static String baseURI;

    private RestAssured() {
    }

    public static native RequestSpecification given();
}

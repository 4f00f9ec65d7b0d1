package io.restassured.http;

public enum ContentType {
    JSON
}

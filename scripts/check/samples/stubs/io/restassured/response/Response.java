package io.restassured.response;

public interface Response {
    ValidatableResponse then();
}

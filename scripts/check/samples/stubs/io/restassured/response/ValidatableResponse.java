package io.restassured.response;

import org.hamcrest.Matcher;

public interface ValidatableResponse {
    ValidatableResponse body(String path, Matcher<?> matcher, Object... otherMatchers);
}

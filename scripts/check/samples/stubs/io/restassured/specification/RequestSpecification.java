package io.restassured.specification;

import io.restassured.http.ContentType;
import io.restassured.response.Response;

public interface RequestSpecification {
    RequestSpecification contentType(ContentType contentType);

    RequestSpecification header(String name, Object value, Object... otherValues);

    RequestSpecification body(Object body);

    RequestSpecification when();

    Response post(String path, Object... pathParams);
}

package com.example.boyka.api;

import static io.github.boykaframework.actions.api.ApiActions.withRequest;
import static io.github.boykaframework.builders.ApiRequest.createRequest;
import static io.github.boykaframework.enums.PlatformType.API;
import static io.github.boykaframework.enums.RequestMethod.GET;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

public class FirstApiTest {
    // region session
    @BeforeClass
    public void openSession() {
        createSession(API, "restful_booker");
    }

    @AfterClass(alwaysRun = true)
    public void closeSession() {
        clearSession();
    }
    // endregion

    // region test
    @Test
    public void listsTheBookings() {
        var request = createRequest()
            .method(GET)
            .path("/booking")
            .header("Accept", "application/json")
            .create();

        var response = withRequest(request).execute();

        response.verifyStatusCode().isEqualTo(200);
    }
    // endregion
}

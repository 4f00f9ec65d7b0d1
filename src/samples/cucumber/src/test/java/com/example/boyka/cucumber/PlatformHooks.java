package com.example.boyka.cucumber;

import static io.github.boykaframework.enums.PlatformType.ANDROID;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import io.cucumber.java.Before;

/** Opens a session on the platform of a scenario's tag. No scenario of this project has one. */
public class PlatformHooks {
    // region platforms
    @Before("@web")
    public void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    @Before("@android")
    public void openApp() {
        createSession(ANDROID, "my_demo_app_android");
    }
    // endregion
}

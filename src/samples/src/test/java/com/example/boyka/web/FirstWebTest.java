package com.example.boyka.web;

import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;
import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

public class FirstWebTest {
    // region locators
    private final Locator userName = buildLocator()
        .name("User name")
        .web(By.id("user-name"))
        .build();
    private final Locator password = buildLocator()
        .name("Password")
        .web(By.id("password"))
        .build();
    private final Locator logIn = buildLocator()
        .name("Login button")
        .web(By.id("login-button"))
        .build();
    private final Locator title = buildLocator()
        .name("Page title")
        .web(By.className("title"))
        .build();
    // endregion

    // region session
    @BeforeClass
    public void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    @AfterClass(alwaysRun = true)
    public void closeBrowser() {
        clearSession();
    }
    // endregion

    // region test
    @Test
    public void showsProductsAfterLogin() {
        // region steps
        // region user
        onTextBox(userName).enterText("standard_user");
        // endregion
        // region password
        onTextBox(password).enterText("secret_sauce");
        // endregion
        // region click
        withMouse(logIn).click();
        // endregion

        // region check
        onElement(title).verifyText()
            .isEqualTo("Products");
        // endregion
        // endregion
    }
    // endregion
}

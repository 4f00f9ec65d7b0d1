package com.example.boyka.cucumber;

import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

public class LoginSteps {
    private static final Locator USER_NAME = buildLocator()
        .name("User name")
        .web(By.id("user-name"))
        .build();
    private static final Locator PASSWORD = buildLocator()
        .name("Password")
        .web(By.id("password"))
        .build();
    private static final Locator LOG_IN = buildLocator()
        .name("Login button")
        .web(By.id("login-button"))
        .build();
    private static final Locator TITLE = buildLocator()
        .name("Page title")
        .web(By.className("title"))
        .build();

    // region steps
    @When("I log in as {string}")
    public void logIn(String user) {
        onTextBox(USER_NAME).enterText(user);
        onTextBox(PASSWORD).enterText("secret_sauce");
        withMouse(LOG_IN).click();
    }

    @Then("I see the title {string}")
    public void seeTitle(String title) {
        onElement(TITLE).verifyText().isEqualTo(title);
    }
    // endregion
}

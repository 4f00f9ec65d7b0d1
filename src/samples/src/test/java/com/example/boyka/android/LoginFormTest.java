package com.example.boyka.android;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.TextBoxActions.onTextBox;
import static io.github.boykaframework.enums.PlatformType.ANDROID;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Fills in the login form, and reads its content. */
public class LoginFormTest {
    @BeforeMethod
    public void openForm() {
        createSession(ANDROID, "my_demo_app_android");
        LoginPage.open();
    }

    // region input-value
    @Test
    public void holdsTheNameThatWasTyped() {
        onTextBox(LoginPage.USER).enterText("bob@example.com");

        // region input-value-call
        var name = onTextBox(LoginPage.USER).inputValue();
        // endregion

        assertThat(name).isEqualTo("bob@example.com");
    }
    // endregion

    // region verify-input-value
    @Test
    public void showsTheNameThatWasTyped() {
        onTextBox(LoginPage.USER).enterText("bob@example.com");

        // region verify-input-value-call
        onTextBox(LoginPage.USER).verifyInputValue()
            .isEqualTo("bob@example.com");
        // endregion
    }
    // endregion

    // region log-in
    @Test
    public void showsProductsAfterLogin() {
        LoginPage.logIn("bob@example.com", "10203040");

        onElement(CatalogPage.TITLE).verifyText()
            .isEqualTo("Products");
    }
    // endregion

    @AfterMethod(alwaysRun = true)
    public void closeApp() {
        clearSession();
    }
}

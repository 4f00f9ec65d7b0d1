package com.example.boyka.ios;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.IOS;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Logs in with the page object's methods. */
public class LoginFormTest {
    @BeforeMethod
    public void openForm() {
        createSession(IOS, "my_demo_app_ios");
        LoginPage.open();
    }

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

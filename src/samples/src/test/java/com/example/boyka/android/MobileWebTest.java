package com.example.boyka.android;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.ANDROID;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import com.example.boyka.web.LoginPage;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Opens the shop in Chrome on an emulator, with the page object of the web tests. */
public class MobileWebTest {
    // region mobile-web
    @BeforeMethod
    public void openShop() {
        createSession(ANDROID, "shop_in_chrome");
    }

    @Test
    public void tellsALockedOutUserWhy() {
        LoginPage.logIn("locked_out_user", "secret_sauce");

        onElement(LoginPage.ERROR).verifyText().contains("locked out");
    }
    // endregion

    @AfterMethod(alwaysRun = true)
    public void closeBrowser() {
        clearSession();
    }
}

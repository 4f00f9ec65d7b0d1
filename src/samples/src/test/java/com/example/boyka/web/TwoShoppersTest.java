package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.WindowActions.onWindow;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearAllSessions;
import static io.github.boykaframework.manager.ParallelSession.createSession;
import static io.github.boykaframework.manager.ParallelSession.switchPersona;

import java.util.List;
import org.testng.ITestResult;
import org.testng.annotations.AfterClass;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.Test;

/** Two browsers in one test: one shopper must not see the other shopper's actions. */
public class TwoShoppersTest {
    @BeforeClass
    public void openBrowsers() {
        // region open
        createSession("susan", WEB, "saucedemo");
        createSession("sally", WEB, "saucedemo");
        // endregion
    }

    @Test
    public void keepsTheirCartsApart() {
        // region switch
        switchPersona("susan");
        LoginPage.logIn("standard_user", "secret_sauce");
        withMouse(CatalogPage.ADD_BACKPACK).click();
        onElement(CatalogPage.CART).verifyText().isEqualTo("1");

        switchPersona("sally");
        LoginPage.logIn("standard_user", "secret_sauce");
        onElement(CatalogPage.CART).verifyIsDisplayed().isTrue();
        onElement(CatalogPage.CART).verifyText().isEqualTo("");
        // endregion
    }

    // region screenshots
    @AfterMethod(alwaysRun = true)
    public void saveBothScreenshots(ITestResult result) {
        if (!result.isSuccess()) {
            for (var persona : List.of("susan", "sally")) {
                switchPersona(persona);
                onWindow().takeScreenshot(
                    "screenshots/" + result.getName() + "-" + persona + ".png");
            }
        }
    }
    // endregion

    @AfterClass(alwaysRun = true)
    public void closeBrowsers() {
        clearAllSessions();
    }
}

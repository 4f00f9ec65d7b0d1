package com.example.boyka.web;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.manager.ParallelSession.getSession;
import static java.time.Duration.ofSeconds;
import static org.openqa.selenium.support.ui.ExpectedConditions.visibilityOfElementLocated;
import static org.testng.Assert.assertEquals;

import org.openqa.selenium.By;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** The same check with Selenium alone and with the framework. */
public class PlainSeleniumTest extends WebTest {
    @BeforeMethod
    public void logIn() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");
    }

    @Test
    public void readsTheTitleWithSelenium() {
        var driver = getSession().getDriver();
        // region selenium
        var title = new WebDriverWait(driver, ofSeconds(10))
            .until(visibilityOfElementLocated(By.className("title")));
        assertEquals(title.getText().trim(), "Products");
        // endregion
    }

    @Test
    public void readsTheTitleWithTheFramework() {
        // region boyka
        onElement(CatalogPage.TITLE).verifyText()
            .isEqualTo("Products");
        // endregion
    }
}

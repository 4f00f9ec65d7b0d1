package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.drivers.WindowActions.onWindow;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;
import static org.openqa.selenium.WindowType.TAB;
import static org.openqa.selenium.WindowType.WINDOW;
import static org.openqa.selenium.support.ui.ExpectedConditions.numberOfWindowsToBe;
import static org.openqa.selenium.support.ui.ExpectedConditions.titleIs;

import io.github.boykaframework.builders.Locator;
import java.io.File;
import org.openqa.selenium.By;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Opens, switches, sizes, and closes windows, each test with its own browser. */
public class WindowTest {
    private static final Locator NEW_WINDOW = buildLocator()
        .name("Link that opens a window")
        .web(By.linkText("Open new window"))
        .build();

    private static final Locator LINK = buildLocator()
        .name("Link without a target")
        .web(By.linkText("click me"))
        .build();

    @BeforeMethod
    public void openBrowser() {
        createSession(WEB, "saucedemo");
    }

    // region on-window
    @Test
    public void namesTheShopInItsTitle() {
        // region verify-title
        onWindow().verifyTitle().isEqualTo("Swag Labs");
        // endregion
    }
    // endregion

    // region switch-to
    @Test
    public void comesBackToTheShop() {
        // region current-handle
        // region switch-to-call
        var shop = onWindow().currentHandle();
        // endregion
        // endregion
        onWindow().switchToNew(TAB);
        WebFormPage.open();

        // region switch-to-call, continued
        onWindow().switchTo(shop);
        // endregion

        onWindow().verifyTitle().isEqualTo("Swag Labs");
    }
    // endregion

    @Test
    public void followsALinkToANewTab() {
        navigate().to("https://www.selenium.dev/selenium/web/xhtmlTest.html");

        // region opened-tab
        var first = onWindow().currentHandle();
        withMouse(NEW_WINDOW).click();
        withDriver().waitUntil(numberOfWindowsToBe(2));

        onWindow().handles().stream()
            .filter(handle -> !handle.equals(first))
            .findFirst()
            .ifPresent(onWindow()::switchTo);
        withDriver().waitUntil(titleIs("We Arrive Here"));
        // endregion

        assertThat(onWindow().currentHandle()).isNotEqualTo(first);
    }

    @Test
    public void opensALinkInATabOfItsOwn() {
        navigate().to("https://www.selenium.dev/selenium/web/xhtmlTest.html");

        // region link-in-tab
        var address = onElement(LINK).getProperty("href");
        onWindow().switchToNew(TAB);
        navigate().to(address);
        // endregion

        onWindow().verifyTitle().isEqualTo("We Arrive Here");
    }

    // region switch-to-new
    @Test
    public void opensTheFormInAWindowOfItsOwn() {
        // region switch-to-new-call
        onWindow().switchToNew(WINDOW);
        // endregion
        WebFormPage.open();

        onWindow().verifyTitle().isEqualTo("Web form");
        // region handles
        assertThat(onWindow().handles()).hasSize(2);
        // endregion
    }
    // endregion

    // region close
    @Test
    public void closesTheSecondTab() {
        onWindow().switchToNew(TAB);
        WebFormPage.open();

        // region close-call
        onWindow().close();
        // endregion

        assertThat(onWindow().handles()).hasSize(1);
        onWindow().verifyTitle().isEqualTo("Swag Labs");
    }
    // endregion

    // region switch-to-default
    @Test
    public void goesToTheFirstWindow() {
        onWindow().switchToNew(TAB);
        // region get-title
        assertThat(onWindow().getTitle()).isEmpty();
        // endregion

        // region switch-to-default-call
        onWindow().switchToDefault();
        // endregion

        assertThat(onWindow().getTitle()).isEqualTo("Swag Labs");
    }
    // endregion

    // region maximize
    @Test
    public void usesTheWholeScreen() {
        // region minimize
        onWindow().minimize();
        // endregion
        var before = onWindow().viewportSize();

        // region maximize-call
        onWindow().maximize();
        // endregion

        assertThat(onWindow().viewportSize().getWidth())
            .isAtLeast(before.getWidth());
    }
    // endregion

    // region full-screen
    @Test
    public void showsTheShopInFullScreen() {
        // region viewport-size
        var before = onWindow().viewportSize();
        // endregion

        // region full-screen-call
        onWindow().fullScreen();
        // endregion

        assertThat(onWindow().viewportSize().getHeight())
            .isAtLeast(before.getHeight());
    }
    // endregion

    // region take-screenshot
    @Test
    public void keepsLoginPicture() {
        // region take-screenshot-call
        onWindow().takeScreenshot("screenshots/login.png");
        // endregion

        assertThat(new File("screenshots/login.png").exists()).isTrue();
    }
    // endregion

    // region get-screenshot
    @Test
    public void handsAPictureToAReport() {
        // region get-screenshot-call
        var picture = onWindow().getScreenshot();
        // endregion

        assertThat(picture).isNotEmpty();
    }
    // endregion

    @AfterMethod(alwaysRun = true)
    public void closeBrowser() {
        clearSession();
    }
}

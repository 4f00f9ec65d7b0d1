package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.actions.drivers.NavigateActions.navigate;
import static io.github.boykaframework.actions.drivers.WindowActions.onWindow;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.enums.PlatformType.WEB;
import static io.github.boykaframework.manager.ParallelSession.clearSession;
import static io.github.boykaframework.manager.ParallelSession.createSession;
import static io.github.boykaframework.manager.ParallelSession.getSession;
import static org.openqa.selenium.WindowType.TAB;
import static org.openqa.selenium.WindowType.WINDOW;
import static org.openqa.selenium.support.ui.ExpectedConditions.numberOfWindowsToBe;

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

    @BeforeMethod
    public void openBrowser() {
        createSession(WEB, "saucedemo");
        // The same as "screenshot": {"enabled": true} in the configuration.
        getSession().getSetting().getUi().getScreenshot().setEnabled(true);
    }

    // region on-window
    @Test
    public void namesTheShopInItsTitle() {
        onWindow().verifyTitle().isEqualTo("Swag Labs");
    }
    // endregion

    // region switch-to
    @Test
    public void comesBackToTheShop() {
        var shop = onWindow().currentHandle();
        onWindow().switchToNew(TAB);
        WebFormPage.open();

        onWindow().switchTo(shop);

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
        // endregion

        assertThat(onWindow().currentHandle()).isNotEqualTo(first);
    }

    // region switch-to-new
    @Test
    public void opensTheFormInAWindowOfItsOwn() {
        onWindow().switchToNew(WINDOW);
        WebFormPage.open();

        onWindow().verifyTitle().isEqualTo("Web form");
        assertThat(onWindow().handles()).hasSize(2);
    }
    // endregion

    // region close
    @Test
    public void closesTheSecondTab() {
        onWindow().switchToNew(TAB);
        WebFormPage.open();

        onWindow().close();

        assertThat(onWindow().handles()).hasSize(1);
        onWindow().verifyTitle().isEqualTo("Swag Labs");
    }
    // endregion

    // region switch-to-default
    @Test
    public void goesToTheFirstWindow() {
        onWindow().switchToNew(TAB);
        assertThat(onWindow().getTitle()).isEmpty();

        onWindow().switchToDefault();

        assertThat(onWindow().getTitle()).isEqualTo("Swag Labs");
    }
    // endregion

    // region maximize
    @Test
    public void usesTheWholeScreen() {
        onWindow().minimize();
        var before = onWindow().viewportSize();

        onWindow().maximize();

        assertThat(onWindow().viewportSize().getWidth())
            .isAtLeast(before.getWidth());
    }
    // endregion

    // region full-screen
    @Test
    public void showsTheShopInFullScreen() {
        var before = onWindow().viewportSize();

        onWindow().fullScreen();

        assertThat(onWindow().viewportSize().getHeight())
            .isAtLeast(before.getHeight());
    }
    // endregion

    // region take-screenshot
    @Test
    public void keepsLoginPicture() {
        onWindow().takeScreenshot("screenshots/login.png");

        assertThat(new File("screenshots/login.png").exists()).isTrue();
    }
    // endregion

    // region get-screenshot
    @Test
    public void handsAPictureToAReport() {
        var picture = onWindow().getScreenshot();

        assertThat(picture).isNotEmpty();
    }
    // endregion

    @AfterMethod(alwaysRun = true)
    public void closeBrowser() {
        clearSession();
    }
}

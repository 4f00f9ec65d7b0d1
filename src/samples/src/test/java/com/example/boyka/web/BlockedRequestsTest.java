package com.example.boyka.web;

import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import java.util.List;
import java.util.Map;
import org.openqa.selenium.chromium.HasCdp;
import org.testng.annotations.Test;

/** Tests a page whose images do not load. */
public class BlockedRequestsTest extends WebTest {
    // region block
    @Test
    public void sellsWithoutImages() {
        var chrome = (HasCdp) getSession().getDriver();
        chrome.executeCdpCommand("Network.enable", Map.of());
        chrome.executeCdpCommand("Network.setBlockedURLs",
            Map.of("urls", List.of("*.jpg")));

        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");
        withMouse(CatalogPage.ADD_BACKPACK).click();

        onElement(CatalogPage.CART_BADGE).verifyText().isEqualTo("1");
    }
    // endregion
}

package com.example.boyka.junit;

import static io.github.boykaframework.actions.drivers.WindowActions.onWindow;

import org.junit.jupiter.api.Test;

// region extended
class FailureScreenshotTest extends BrowserTest {
    @Test
    void namesTheShopInItsTitle() {
        onWindow().verifyTitle().isEqualTo("Swag Labs");
    }
}
// endregion

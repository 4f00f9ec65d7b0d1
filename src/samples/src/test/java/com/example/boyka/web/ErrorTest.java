package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.elements.ClickableActions.withMouse;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static org.testng.Assert.expectThrows;

import io.github.boykaframework.exception.FrameworkError;
import org.openqa.selenium.By;
import org.openqa.selenium.TimeoutException;
import org.testng.annotations.Test;

/** Expects framework errors. */
public class ErrorTest extends WebTest {
    // region missing-element
    @Test
    public void namesTheElementThatIsMissing() {
        var coupon = buildLocator()
            .name("Coupon field")
            .web(By.id("coupon"))
            .build();

        var error = expectThrows(FrameworkError.class,
            () -> withMouse(coupon).click());

        assertThat(error.getMessage()).contains("(Coupon field)");
        assertThat(error.getCause()).isInstanceOf(TimeoutException.class);
    }
    // endregion
}

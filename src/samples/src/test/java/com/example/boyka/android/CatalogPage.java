package com.example.boyka.android;

import static io.github.boykaframework.builders.Locator.buildLocator;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** The product list that My Demo App shows after login. */
public final class CatalogPage {
    // region locators
    // region TITLE
    public static final Locator TITLE = buildLocator()
        .name("Screen title")
        .android(By.xpath("//*[@content-desc='products screen']"
            + "//*[@content-desc='container header']/android.widget.TextView"))
        .build();
    // endregion
    // endregion

    /** The product with this name. */
    // region product
    public static Locator product(String name) {
        return buildLocator()
            .name(name)
            .android(By.xpath("//*[@text='" + name + "']"))
            .build();
    }
    // endregion

    private CatalogPage() {
    }
}

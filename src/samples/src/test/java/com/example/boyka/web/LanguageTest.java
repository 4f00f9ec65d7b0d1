package com.example.boyka.web;

import static io.github.boykaframework.actions.data.LanguageAction.withLanguage;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Compares the shop with the texts of the configured language. */
public class LanguageTest extends WebTest {
    @BeforeMethod
    public void openLoginPage() {
        LoginPage.open();
    }

    // region title
    @Test
    public void showsTitleInSessionLanguage() {
        // region texts
        var texts = withLanguage().getLanguage(ShopTexts.class);
        // endregion

        LoginPage.logIn("standard_user", "secret_sauce");

        onElement(CatalogPage.TITLE).verifyText()
            // region expected
            .isEqualTo(texts.title());
            // endregion
    }
    // endregion
}

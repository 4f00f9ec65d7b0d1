package com.example.boyka.web;

import static com.google.common.truth.Truth.assertThat;
import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.ElementFinder.find;
import static io.github.boykaframework.actions.elements.ElementFinder.finds;
import static io.github.boykaframework.enums.WaitStrategy.VISIBLE;

import java.util.Comparator;

import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

/** Reads the text of one element, and of all elements that a locator finds. */
public class ElementTextTest extends WebTest {
    @BeforeMethod
    public void openCatalog() {
        LoginPage.open();
        LoginPage.logIn("standard_user", "secret_sauce");
    }

    // region get-text
    @Test
    public void writesPricesInDollarsAndCents() {
        // region get-text-call
        var price = onElement(CatalogPage.FIRST_PRICE).getText();
        // endregion

        assertThat(price).matches("\\$\\d+\\.\\d{2}");
    }
    // endregion

    // region verify-text
    @Test
    public void titlesTheCatalog() {
        // region verify-text-call
        onElement(CatalogPage.TITLE).verifyText().isEqualTo("Products");
        // endregion
    }
    // endregion

    // region item-list
    @Test
    public void sortsTheProductsFromZToA() {
        CatalogPage.sortBy("Name (Z to A)");

        // region item-list-call
        var names = onElement(CatalogPage.PRODUCT_NAMES).itemList();
        // endregion

        assertThat(names).hasSize(6);
        assertThat(names).isInOrder(Comparator.reverseOrder());
    }
    // endregion

    // region verify-items
    @Test
    public void offersTheBackpackBeforeTheOnesie() {
        // region verify-items-call
        onElement(CatalogPage.PRODUCT_NAMES).verifyItems()
            .containsAtLeast("Sauce Labs Backpack", "Sauce Labs Onesie")
            .inOrder();
        // endregion
    }
    // endregion

    // region find
    @Test
    public void writesTheFirstPriceInsideTheWindow() {
        // region find-call
        var price = find(CatalogPage.FIRST_PRICE, VISIBLE);
        // endregion

        assertThat(price.getRect().getX()).isAtLeast(0);
    }
    // endregion

    // region finds
    @Test
    public void showsTheNameOfEachProduct() {
        // region finds-call
        var names = finds(CatalogPage.PRODUCT_NAMES, VISIBLE);
        // endregion

        for (var name : names) {
            assertThat(name.isDisplayed()).isTrue();
        }
    }
    // endregion
}

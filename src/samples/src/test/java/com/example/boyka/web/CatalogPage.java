package com.example.boyka.web;

import static io.github.boykaframework.actions.elements.DropDownActions.onDropDown;
import static io.github.boykaframework.builders.Locator.buildLocator;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

/** The product list that Swag Labs shows after login. */
public final class CatalogPage {
    // region title
    // region TITLE
    public static final Locator TITLE = buildLocator()
        .name("Page title")
        .web(By.className("title"))
        .build();
    // endregion
    // endregion

    // region LOGO
    public static final Locator LOGO = buildLocator()
        .name("Shop name")
        .web(By.className("app_logo"))
        .build();
    // endregion

    public static final Locator MENU = buildLocator()
        .name("Menu button")
        .web(By.id("react-burger-menu-btn"))
        .build();

    public static final Locator LOG_OUT = buildLocator()
        .name("Logout entry of the menu")
        .web(By.id("logout_sidebar_link"))
        .build();

    public static final Locator CART = buildLocator()
        .name("Cart")
        .web(By.className("shopping_cart_link"))
        .build();

    // region CART_BADGE
    public static final Locator CART_BADGE = buildLocator()
        .name("Number of products in the cart")
        .web(By.className("shopping_cart_badge"))
        .build();
    // endregion

    public static final Locator SORT_ORDER = buildLocator()
        .name("Sort order")
        .web(By.className("product_sort_container"))
        .build();

    // region PRODUCT_NAMES
    public static final Locator PRODUCT_NAMES = buildLocator()
        .name("Product names")
        .web(By.className("inventory_item_name"))
        .build();
    // endregion

    // region FIRST_PRICE
    public static final Locator FIRST_PRICE = buildLocator()
        .name("Price of the first product")
        .web(By.className("inventory_item_price"))
        .build();
    // endregion

    // region ADD_BACKPACK
    public static final Locator ADD_BACKPACK = buildLocator()
        .name("Add the backpack to the cart")
        .web(By.id("add-to-cart-sauce-labs-backpack"))
        .build();
    // endregion

    // region FOOTER
    public static final Locator FOOTER = buildLocator()
        .name("Footer")
        .web(By.className("footer"))
        .build();
    // endregion

    // region LINKED_IN
    public static final Locator LINKED_IN = buildLocator()
        .name("LinkedIn link")
        .web(By.cssSelector(".social_linkedin a"))
        .build();
    // endregion

    /** The price of the product with this name. */
    // region priceOf
    public static Locator priceOf(String product) {
        return buildLocator()
            .name("Price of " + product)
            .web(By.xpath("//div[@class='inventory_item']"
                + "[.//div[text()='" + product + "']]"
                + "//div[@class='inventory_item_price']"))
            .build();
    }
    // endregion

    /** Sorts the products by the list entry with this text. */
    public static void sortBy(String entry) {
        onDropDown(SORT_ORDER).selectByText(entry);
    }

    private CatalogPage() {
    }
}

package com.example.boyka.web;

// region texts
/** The Swag Labs texts in one language, as in a file of the lang folder. */
public record ShopTexts(String logIn, String title) {
}
// endregion

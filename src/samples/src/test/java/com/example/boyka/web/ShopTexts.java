package com.example.boyka.web;

// region texts
/** The texts of Swag Labs in one language, as a file of the folder lang has them. */
public record ShopTexts(String logIn, String title) {
}
// endregion

package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.data.ILanguageActionListener;

/** Prints each read of a language file. */
// region listener
public class LanguageListener implements ILanguageActionListener {
    @Override
    public void onGetLanguage() {
        System.out.println("Reads the texts of the language");
    }
}
// endregion

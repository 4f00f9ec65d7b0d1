package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.data.ILanguageActionListener;

/** Writes each read of a language file to the output of the run. */
// region listener
public class LanguageListener implements ILanguageActionListener {
    @Override
    public void onGetLanguage() {
        System.out.println("Reads the texts of the language");
    }
}
// endregion

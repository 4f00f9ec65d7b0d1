package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.elements.ITextBoxActionsListener;
import io.github.boykaframework.builders.Locator;

/** Prints the name of each filled field, without the text. */
// region listener
public class TypingListener implements ITextBoxActionsListener {
    @Override
    public void onEnterText(Locator locator, String text) {
        System.out.println("Fills " + locator.getName());
    }
}
// endregion

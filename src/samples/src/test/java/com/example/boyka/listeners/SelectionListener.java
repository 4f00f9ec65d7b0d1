package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.elements.IDropDownActionsListener;
import io.github.boykaframework.builders.Locator;

/** Prints each selected option. */
// region listener
public class SelectionListener implements IDropDownActionsListener {
    @Override
    public void onSelectByText(Locator locator, String text) {
        System.out.println("Selects " + text);
    }

    @Override
    public void onSelectByValue(Locator locator, String value) {
        System.out.println("Selects the value " + value);
    }
}
// endregion

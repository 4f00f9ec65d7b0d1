package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.elements.IClickableActionsListener;
import io.github.boykaframework.builders.Locator;

/** Prints each click. */
// region listener
public class ClickListener implements IClickableActionsListener {
    @Override
    public void onClick(Locator locator) {
        System.out.println("Clicks " + locator.getName());
    }

    @Override
    public void onDoubleClick(Locator locator) {
        System.out.println("Double-clicks " + locator.getName());
    }
}
// endregion

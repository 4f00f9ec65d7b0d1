package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.elements.IFingersActionsListener;
import io.github.boykaframework.builders.Locator;

/** Prints each zoom. */
// region listener
public class ZoomListener implements IFingersActionsListener {
    @Override
    public void onZoomIn(Locator locator) {
        System.out.println("Zooms into " + locator.getName());
    }

    @Override
    public void onZoomOut(Locator locator) {
        System.out.println("Zooms out of " + locator.getName());
    }
}
// endregion

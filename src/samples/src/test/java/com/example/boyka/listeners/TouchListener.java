package com.example.boyka.listeners;

import io.github.boykaframework.actions.interfaces.listeners.elements.IFingerActionsListener;
import io.github.boykaframework.builders.Locator;
import io.github.boykaframework.enums.SwipeDirection;

/** Prints each tap and swipe. */
// region listener
public class TouchListener implements IFingerActionsListener {
    @Override
    public void onTap(Locator locator) {
        System.out.println("Taps " + locator.getName());
    }

    @Override
    public void onSwipe(Locator locator, SwipeDirection direction) {
        System.out.println("Swipes " + direction);
    }
}
// endregion

package com.example.boyka.android;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.actions.elements.FingerActions.withFinger;
import static io.github.boykaframework.enums.SwipeDirection.LEFT;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.WebElement;

/** A row of cards that moves to the left and right. */
public final class Carousel {
    // region swipe
    /** Swipes the carousel to the left until it shows the card, at most ten times. */
    public static void show(Locator carousel, Locator card) {
        for (int swipes = 0; swipes < 10 && !isShown(card); swipes++) {
            withFinger(carousel).swipe(LEFT);
        }
        onElement(card).verifyIsDisplayed().isTrue();
    }

    /** Looks for the card without the framework's wait. */
    private static boolean isShown(Locator card) {
        return getSession().getDriver().findElements(card.getLocator()).stream()
            .anyMatch(WebElement::isDisplayed);
    }
    // endregion

    private Carousel() {
    }
}

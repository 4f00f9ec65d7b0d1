package org.openqa.selenium.support.locators;

import java.util.List;
import org.openqa.selenium.By;
import org.openqa.selenium.SearchContext;
import org.openqa.selenium.WebElement;

/** Locators by position, as far as the samples use them. */
public class RelativeLocator {
    private RelativeLocator() {
    }

    public static native RelativeBy with(By by);

    public static class RelativeBy extends By {
        public native RelativeBy below(By locator);

        @Override
        public native List<WebElement> findElements(SearchContext context);
    }
}

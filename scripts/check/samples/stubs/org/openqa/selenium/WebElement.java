package org.openqa.selenium;

import java.util.List;

public interface WebElement extends SearchContext, TakesScreenshot {
    void click();

    void submit();

    void sendKeys(CharSequence... keysToSend);

    void clear();

    String getTagName();

    default String getDomProperty(String name) {
        throw new UnsupportedOperationException();
    }

    default String getDomAttribute(String name) {
        throw new UnsupportedOperationException();
    }

    @Deprecated
    String getAttribute(String name);

    default String getAriaRole() {
        throw new UnsupportedOperationException();
    }

    default String getAccessibleName() {
        throw new UnsupportedOperationException();
    }

    boolean isSelected();

    boolean isEnabled();

    String getText();

    @Override
    List<WebElement> findElements(By by);

    @Override
    WebElement findElement(By by);

    default SearchContext getShadowRoot() {
        throw new UnsupportedOperationException();
    }

    boolean isDisplayed();

    Point getLocation();

    Dimension getSize();

    Rectangle getRect();

    String getCssValue(String propertyName);
}

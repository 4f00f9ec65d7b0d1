package org.openqa.selenium;

import java.util.List;

public abstract class By {
    public static native By id(String id);

    public static native By linkText(String linkText);

    public static native By partialLinkText(String partialLinkText);

    public static native By name(String name);

    public static native By tagName(String tagName);

    public static native By xpath(String xpathExpression);

    public static native By className(String className);

    public static native By cssSelector(String cssSelector);

    public native WebElement findElement(SearchContext context);

    public abstract List<WebElement> findElements(SearchContext context);
}

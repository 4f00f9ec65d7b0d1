package io.appium.java_client;

import org.openqa.selenium.By;

public abstract class AppiumBy extends By {
    public static native By accessibilityId(String accessibilityId);

    public static native By androidDataMatcher(String dataMatcherString);

    public static native By androidUIAutomator(String uiautomatorText);

    public static native By androidViewMatcher(String viewMatcherString);

    public static native By androidViewTag(String tag);

    public static native By className(String selector);

    public static native By id(String selector);

    public static native By name(String selector);

    public static native By custom(String selector);

    public static native By image(String b64Template);

    public static native By iOSClassChain(String iOSClassChainString);

    public static native By iOSNsPredicateString(String iOSNsPredicateString);
}

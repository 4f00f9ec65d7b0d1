package org.testng.asserts;

public class SoftAssert {
    public native void assertEquals(String actual, String expected, String message);

    public native void assertTrue(boolean condition, String message);

    public native void assertAll();
}

package org.testng;

public class Assert {
    protected Assert() {
    }

    public static native void assertTrue(boolean condition);

    public static native void assertTrue(boolean condition, String message);

    public static native void assertFalse(boolean condition);

    public static native void assertFalse(boolean condition, String message);

    public static native void assertEquals(String actual, String expected);

    public static native void assertEquals(String actual, String expected, String message);

    public static native void assertEquals(int actual, int expected);

    public static native void assertEquals(boolean actual, boolean expected);

    public static native void assertEquals(Object actual, Object expected);

    public static native void assertNull(Object object);

    public static native void assertNotNull(Object object);

    public static native <T extends Throwable> T expectThrows(
        Class<T> throwableClass, ThrowingRunnable runnable);

    public interface ThrowingRunnable {
        void run() throws Throwable;
    }
}

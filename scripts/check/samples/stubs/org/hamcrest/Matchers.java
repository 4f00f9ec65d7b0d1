package org.hamcrest;

public final class Matchers {
    private Matchers() {
    }

    public static native <T> Matcher<T> equalTo(T operand);
}

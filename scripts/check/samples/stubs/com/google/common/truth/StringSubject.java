package com.google.common.truth;

import java.util.regex.Pattern;

public class StringSubject extends ComparableSubject<String> {
    StringSubject() {
    }

    public native void hasLength(int expectedLength);

    public native void isEmpty();

    public native void isNotEmpty();

    public native void contains(CharSequence string);

    public native void doesNotContain(CharSequence string);

    public native void startsWith(String string);

    public native void endsWith(String string);

    public native void matches(String regex);

    public native void matches(Pattern regex);

    public native void doesNotMatch(String regex);

    public native void doesNotMatch(Pattern regex);

    public native void containsMatch(String regex);

    public native void containsMatch(Pattern regex);

    public native void doesNotContainMatch(String regex);

    public native void doesNotContainMatch(Pattern regex);

    public native CaseInsensitiveStringComparison ignoringCase();

    public final class CaseInsensitiveStringComparison {
        private CaseInsensitiveStringComparison() {
        }

        public native void isEqualTo(String expected);

        public native void isNotEqualTo(String unexpected);

        public native void contains(CharSequence expectedString);

        public native void doesNotContain(CharSequence string);
    }
}

package com.google.common.truth;

public class Subject {
    Subject() {
    }

    public native void isNull();

    public native void isNotNull();

    public native void isEqualTo(Object expected);

    public native void isNotEqualTo(Object unexpected);

    public native void isInstanceOf(Class<?> clazz);

    public native void isIn(Iterable<?> iterable);

    public native void isNotIn(Iterable<?> iterable);

    public native void isAnyOf(Object first, Object second, Object... rest);

    public native void isNoneOf(Object first, Object second, Object... rest);
}

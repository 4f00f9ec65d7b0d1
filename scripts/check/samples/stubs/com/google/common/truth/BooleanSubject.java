package com.google.common.truth;

public final class BooleanSubject extends Subject {
    BooleanSubject() {
    }

    public native void isTrue();

    public native void isFalse();
}

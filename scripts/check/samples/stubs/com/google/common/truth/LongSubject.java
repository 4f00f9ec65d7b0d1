package com.google.common.truth;

public class LongSubject extends ComparableSubject<Long> {
    LongSubject() {
    }

    public final native void isGreaterThan(int other);

    public final native void isLessThan(int other);

    public final native void isAtMost(int other);

    public final native void isAtLeast(int other);
}

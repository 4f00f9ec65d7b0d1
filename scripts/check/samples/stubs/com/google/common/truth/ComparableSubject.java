package com.google.common.truth;

import com.google.common.collect.Range;

public abstract class ComparableSubject<T extends Comparable<?>> extends Subject {
    public final native void isIn(Range<T> range);

    public final native void isNotIn(Range<T> range);

    public native void isEquivalentAccordingToCompareTo(T expected);

    public final native void isGreaterThan(T other);

    public final native void isLessThan(T other);

    public final native void isAtMost(T other);

    public final native void isAtLeast(T other);
}

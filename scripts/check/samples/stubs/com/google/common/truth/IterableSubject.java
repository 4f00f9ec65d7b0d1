package com.google.common.truth;

import java.util.Comparator;

public class IterableSubject extends Subject {
    IterableSubject() {
    }

    public final native void isEmpty();

    public final native void isNotEmpty();

    public final native void hasSize(int expectedSize);

    public final native void contains(Object element);

    public final native void doesNotContain(Object element);

    public final native void containsNoDuplicates();

    public final native void containsAnyOf(Object first, Object second, Object... rest);

    public final native void containsAnyIn(Iterable<?> expected);

    public final native Ordered containsAtLeast(Object first, Object second, Object... rest);

    public final native Ordered containsAtLeastElementsIn(Iterable<?> expected);

    public final native Ordered containsExactly(Object... varargs);

    public final native Ordered containsExactlyElementsIn(Iterable<?> required);

    public final native void containsNoneOf(Object first, Object second, Object... rest);

    public final native void containsNoneIn(Iterable<?> excluded);

    public native void isInOrder();

    public native void isInOrder(Comparator<?> comparator);

    public native void isInStrictOrder();

    public native void isInStrictOrder(Comparator<?> comparator);
}

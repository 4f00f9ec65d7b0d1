package com.google.common.collect;

public final class Range<C extends Comparable> {
    private Range() {
    }

    public static native <C extends Comparable<?>> Range<C> open(C lower, C upper);

    public static native <C extends Comparable<?>> Range<C> closed(C lower, C upper);
}

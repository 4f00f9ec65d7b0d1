package com.google.common.truth;

public interface Ordered {
    void inOrder();
}

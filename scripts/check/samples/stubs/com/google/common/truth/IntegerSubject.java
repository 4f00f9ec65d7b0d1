package com.google.common.truth;

public class IntegerSubject extends ComparableSubject<Integer> {
    IntegerSubject() {
    }
}

package com.google.common.truth;

public final class Expect extends StandardSubjectBuilder {
    private Expect() {
    }

    public static native Expect create();

    public native StandardSubjectBuilder withMessage(String message);
}

package org.junit.jupiter.api;

import org.junit.jupiter.api.function.Executable;

public class Assertions {
    private Assertions() {
    }

    public static native void assertAll(String heading, Executable... executables);
}

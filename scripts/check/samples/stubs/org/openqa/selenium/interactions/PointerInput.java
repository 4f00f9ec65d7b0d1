package org.openqa.selenium.interactions;

public class PointerInput {
    public enum Kind {
        MOUSE,
        PEN,
        TOUCH
    }

    public enum MouseButton {
        LEFT,
        MIDDLE,
        RIGHT,
        BACK,
        FORWARD;

        public native int asArg();
    }

    public PointerInput(Kind kind, String name) {
    }

    public native String getName();
}

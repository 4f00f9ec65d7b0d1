package org.openqa.selenium;

public enum Keys implements CharSequence {
    ARROW_RIGHT,
    BACK_SPACE,
    CONTROL,
    COMMAND,
    ENTER,
    ESCAPE,
    HOME,
    SHIFT,
    TAB;

    @Override
    public native char charAt(int index);

    @Override
    public native int length();

    @Override
    public native CharSequence subSequence(int start, int end);
}

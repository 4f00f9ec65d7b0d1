package org.openqa.selenium;

public enum Keys implements CharSequence {
    BACK_SPACE,
    CONTROL,
    COMMAND,
    ENTER,
    ESCAPE,
    SHIFT,
    TAB;

    @Override
    public native char charAt(int index);

    @Override
    public native int length();

    @Override
    public native CharSequence subSequence(int start, int end);
}

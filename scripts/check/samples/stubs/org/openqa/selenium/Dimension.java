package org.openqa.selenium;

public class Dimension {
    public final int width = 0;
    public final int height = 0;

    public Dimension(int width, int height) {
    }

    public native int getWidth();

    public native int getHeight();
}

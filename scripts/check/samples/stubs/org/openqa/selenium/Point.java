package org.openqa.selenium;

public class Point {
    public int x;
    public int y;

    public Point(int x, int y) {
    }

    public native int getX();

    public native int getY();

    public native Point moveBy(int xOffset, int yOffset);
}

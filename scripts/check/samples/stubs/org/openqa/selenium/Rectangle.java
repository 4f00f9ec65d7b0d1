package org.openqa.selenium;

public class Rectangle {
    public int x;
    public int y;
    public int height;
    public int width;

    public Rectangle(int x, int y, int height, int width) {
    }

    public Rectangle(Point p, Dimension d) {
    }

    public native int getX();

    public native int getY();

    public native int getHeight();

    public native int getWidth();

    public native Point getPoint();

    public native Dimension getDimension();
}

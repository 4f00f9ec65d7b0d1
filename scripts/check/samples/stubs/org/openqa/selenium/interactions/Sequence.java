package org.openqa.selenium.interactions;

import java.util.Map;

public class Sequence {
    public Sequence(PointerInput device, int initialLength) {
    }

    public native Map<String, Object> encode();

    public native Map<String, Object> toJson();
}

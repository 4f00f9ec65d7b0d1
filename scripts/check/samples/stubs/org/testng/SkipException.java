package org.testng;

public class SkipException extends RuntimeException {
    public SkipException(String skipMessage) {
        super(skipMessage);
    }
}

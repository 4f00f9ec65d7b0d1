package org.apache.logging.log4j;

public interface Logger {
    void info(String message, Object... values);
}

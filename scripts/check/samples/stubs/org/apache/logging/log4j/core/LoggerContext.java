package org.apache.logging.log4j.core;

public class LoggerContext {
    public LoggerContext(String name) {
    }
}

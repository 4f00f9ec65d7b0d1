package org.apache.logging.log4j.core.config;

import org.apache.logging.log4j.Level;

public final class Configurator {
    private Configurator() {
    }

    public static native void setLevel(String logger, Level level);
}

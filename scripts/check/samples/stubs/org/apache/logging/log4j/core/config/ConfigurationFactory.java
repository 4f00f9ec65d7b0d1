package org.apache.logging.log4j.core.config;

import java.net.URI;
import org.apache.logging.log4j.core.LoggerContext;

public abstract class ConfigurationFactory {
    protected abstract String[] getSupportedTypes();

    public abstract Configuration getConfiguration(
        LoggerContext loggerContext, ConfigurationSource source);

    public native Configuration getConfiguration(
        LoggerContext loggerContext, String name, URI configLocation);
}

package org.apache.logging.log4j.core.config;

public interface Configuration {
    String getName();
}

package org.apache.logging.log4j.core.config;

import java.io.IOException;
import java.io.InputStream;

public class ConfigurationSource {
    public ConfigurationSource(InputStream stream) throws IOException {
    }
}

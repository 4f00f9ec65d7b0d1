package org.openqa.selenium.logging;

import java.util.logging.Level;

public class LogEntry {
    public native Level getLevel();
}

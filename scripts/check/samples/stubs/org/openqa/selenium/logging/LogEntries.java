package org.openqa.selenium.logging;

import java.util.List;

public class LogEntries {
    public native List<LogEntry> getAll();
}

package org.openqa.selenium.logging;

public interface Logs {
    LogEntries get(String logType);
}

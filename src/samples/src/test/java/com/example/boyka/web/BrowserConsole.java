package com.example.boyka.web;

import static io.github.boykaframework.manager.ParallelSession.getSession;

import java.util.List;
import java.util.logging.Level;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/** Reads the console of Chrome or Edge. */
public final class BrowserConsole {
    // region errors
    /** Returns the errors that the console shows since the last call. */
    public static List<LogEntry> errors() {
        return getSession().getDriver().manage().logs().get(LogType.BROWSER)
            .getAll().stream()
            .filter(entry -> entry.getLevel().equals(Level.SEVERE))
            .toList();
    }
    // endregion

    private BrowserConsole() {
    }
}

package com.example.boyka.web;

import static io.github.boykaframework.actions.drivers.DriverActions.withDriver;
import static io.github.boykaframework.manager.ParallelSession.getSession;

import java.io.IOException;
import java.nio.file.Path;
import org.openqa.selenium.HasDownloads;

/** Files that a browser on a Grid has downloaded. */
public final class GridDownloads {
    // region fetch
    /** Waits for a download with this name, and copies it from the Grid into the folder. */
    public static void fetch(String name, Path folder) throws IOException {
        withDriver().waitUntil(
            driver -> ((HasDownloads) driver).getDownloadableFiles().contains(name));

        ((HasDownloads) getSession().getDriver()).downloadFile(name, folder);
    }
    // endregion

    private GridDownloads() {
    }
}

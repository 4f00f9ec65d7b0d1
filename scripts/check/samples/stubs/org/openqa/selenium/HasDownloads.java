package org.openqa.selenium;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

public interface HasDownloads {
    List<String> getDownloadableFiles();

    void downloadFile(String fileName, Path targetLocation) throws IOException;
}

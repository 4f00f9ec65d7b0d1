package org.openqa.selenium;

import java.io.File;

public interface OutputType<T> {
    OutputType<String> BASE64 = null;
    OutputType<byte[]> BYTES = null;
    OutputType<File> FILE = null;

    T convertFromBase64Png(String base64Png);

    T convertFromPngBytes(byte[] png);
}

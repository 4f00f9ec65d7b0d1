package org.openqa.selenium.logging;

public interface LogType {
    String BROWSER = "browser";
}

package org.openqa.selenium.chromium;

public interface HasPermissions {
    void setPermission(String name, String value);
}

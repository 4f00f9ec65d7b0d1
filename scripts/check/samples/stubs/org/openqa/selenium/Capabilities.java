package org.openqa.selenium;

public interface Capabilities {
}

package org.openqa.selenium.support.ui;

import java.util.function.Function;
import org.openqa.selenium.WebDriver;

public interface ExpectedCondition<T> extends Function<WebDriver, T> {
}

package org.openqa.selenium.support.ui;

import java.util.function.Function;

public interface Wait<F> {
    <T> T until(Function<? super F, T> isTrue);
}

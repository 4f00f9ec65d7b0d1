package org.openqa.selenium.support.ui;

import java.time.Duration;
import java.util.function.Function;

public class FluentWait<T> implements Wait<T> {
    public FluentWait(T input) {
    }

    public native FluentWait<T> withTimeout(Duration timeout);

    public native FluentWait<T> withMessage(String message);

    public native FluentWait<T> pollingEvery(Duration interval);

    @Override
    public native <V> V until(Function<? super T, V> isTrue);
}

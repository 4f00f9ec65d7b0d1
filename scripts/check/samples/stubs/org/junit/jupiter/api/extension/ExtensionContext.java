package org.junit.jupiter.api.extension;

import java.lang.reflect.Method;
import java.util.Optional;

public interface ExtensionContext {
    Optional<Throwable> getExecutionException();

    Class<?> getRequiredTestClass();

    Method getRequiredTestMethod();
}

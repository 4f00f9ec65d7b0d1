package org.testng;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import org.testng.annotations.ITestAnnotation;

public interface IAnnotationTransformer {
    default void transform(
            ITestAnnotation annotation, Class type, Constructor constructor, Method method) {}
}

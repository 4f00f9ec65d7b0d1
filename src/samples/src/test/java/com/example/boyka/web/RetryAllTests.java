package com.example.boyka.web;

// region transformer
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import org.testng.IAnnotationTransformer;
import org.testng.annotations.ITestAnnotation;

/** Gives every test of a suite the same retry analyzer. */
public class RetryAllTests implements IAnnotationTransformer {
    @Override
    public void transform(ITestAnnotation test, Class type, Constructor constructor, Method method) {
        test.setRetryAnalyzer(RetryOnce.class);
    }
}
// endregion

package com.google.common.truth;

public class StandardSubjectBuilder {
    StandardSubjectBuilder() {
    }

    public final native <T extends Comparable<?>> ComparableSubject<T> that(T actual);

    public final native Subject that(Object actual);

    public final native LongSubject that(Long actual);

    public final native IntegerSubject that(Integer actual);

    public final native BooleanSubject that(Boolean actual);

    public final native IterableSubject that(Iterable<?> actual);

    public final native StringSubject that(String actual);
}

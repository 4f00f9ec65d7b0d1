package com.google.common.truth;

public final class Truth {
    private Truth() {
    }

    public static native <T extends Comparable<?>> ComparableSubject<T> assertThat(T actual);

    public static native Subject assertThat(Object actual);

    public static native LongSubject assertThat(Long actual);

    public static native IntegerSubject assertThat(Integer actual);

    public static native BooleanSubject assertThat(Boolean actual);

    public static native IterableSubject assertThat(Iterable<?> actual);

    public static native StringSubject assertThat(String actual);

    public static native StandardSubjectBuilder assertWithMessage(String messageToPrepend);
}

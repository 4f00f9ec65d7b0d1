package okhttp3;

public final class Response implements AutoCloseable {
    public int code() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }
}

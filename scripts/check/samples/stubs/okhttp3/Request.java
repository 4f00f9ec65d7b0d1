package okhttp3;

public final class Request {
    public static class Builder {
        public Builder url(String url) {
            throw new UnsupportedOperationException();
        }

        public Builder post(RequestBody body) {
            throw new UnsupportedOperationException();
        }

        public Request build() {
            throw new UnsupportedOperationException();
        }
    }
}

package okhttp3;

public abstract class RequestBody {
    public static RequestBody create(String content, MediaType contentType) {
        throw new UnsupportedOperationException();
    }
}

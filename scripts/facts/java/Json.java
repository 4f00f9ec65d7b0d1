import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes maps, lists, strings, numbers, booleans and null as JSON; the JDK has no writer of its own. */
final class Json {
    /** A map of keys and values in turn, in their order. */
    static Map<String, Object> object(final Object... pairs) {
        final var result = new LinkedHashMap<String, Object>();
        for (int i = 0; i < pairs.length; i += 2) {
            result.put((String) pairs[i], pairs[i + 1]);
        }
        return result;
    }

    static String write(final Object value) {
        final StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(final Object value, final StringBuilder out) {
        if (value instanceof Map<?, ?> map) {
            out.append('{');
            map.forEach((key, item) -> {
                separate(out);
                writeText(key.toString(), out);
                out.append(':');
                write(item, out);
            });
            out.append('}');
        } else if (value instanceof List<?> list) {
            out.append('[');
            list.forEach(item -> {
                separate(out);
                write(item, out);
            });
            out.append(']');
        } else if (value == null || value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else {
            writeText(value.toString(), out);
        }
    }

    /** A comma, unless this is the first item. */
    private static void separate(final StringBuilder out) {
        if ("[{".indexOf(out.charAt(out.length() - 1)) < 0) {
            out.append(',');
        }
    }

    private static void writeText(final String text, final StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            final char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < 0x20 || c > 0x7e) {
                // Escaped, so that the encoding of the console cannot change a message text.
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    private Json() {}
}

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import com.sun.source.util.JavacTask;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Parses snippets of Java, which it reads with NUL between them, with the compiler of the JDK. A
 * snippet is a whole file, members of a class, statements, or an expression, each with imports
 * before it or without. For each that is none of them it prints its number from 0, the line, and
 * what the compiler says, with tabs between them. Of the four readings it reports the one that gets
 * furthest.
 */
public class ParseSnippets {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    /** Imports, blank lines, and comments of one line, at the beginning. */
    private static final Pattern HEAD = Pattern.compile(
        "\\A(?:[ \\t]*(?:(?:package|import)\\b[^;]*;|//[^\\n]*)?[ \\t]*(?:\\n|\\z))*");

    private record Failure(long line, String message) {
    }

    public static void main(String[] args) throws IOException {
        var snippets = new String(System.in.readAllBytes(), StandardCharsets.UTF_8).split("\0", -1);
        for (int i = 0; i < snippets.length; i++) {
            var failure = parse(snippets[i]);
            if (failure != null) {
                System.out.println(i + "\t" + failure.line + "\t" + failure.message);
            }
        }
    }

    /** Returns null when one of the readings parses. */
    private static Failure parse(String snippet) throws IOException {
        var head = HEAD.matcher(snippet);
        var cut = head.lookingAt() ? head.end() : 0;
        var before = snippet.substring(0, cut);
        var code = snippet.substring(cut);
        var readings = List.of(
            snippet,
            before + "class Snippet {" + code + "\n}",
            before + "class Snippet { void snippet() throws Exception {" + code + "\n} }",
            before + "class Snippet { Object snippet = " + code + "\n; }");
        Failure furthest = null;
        for (String reading : readings) {
            var failure = firstFailure(reading);
            if (failure == null) {
                return null;
            }
            if (furthest == null || failure.line > furthest.line) {
                furthest = failure;
            }
        }
        var lines = snippet.lines().count();
        return new Failure(Math.min(furthest.line, lines), furthest.message);
    }

    private static Failure firstFailure(String source) throws IOException {
        var diagnostics = new DiagnosticCollector<JavaFileObject>();
        var unit = new SimpleJavaFileObject(URI.create("string:///Snippet.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }
        };
        var task = (JavacTask) COMPILER.getTask(
            new StringWriter(), null, diagnostics, List.of("-proc:none"), null, List.of(unit));
        task.parse();
        Stream<Diagnostic<? extends JavaFileObject>> found = diagnostics.getDiagnostics().stream();
        return found.filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
            .findFirst()
            .map(each -> new Failure(each.getLineNumber(), each.getMessage(Locale.ENGLISH).lines().findFirst().orElse("")))
            .orElse(null);
    }
}

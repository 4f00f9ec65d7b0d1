import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import javax.lang.model.element.Name;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Parses every Java file below a folder and prints the syntax trees as JSON: no class path, no resolving, no Lombok.
 * A node has its kind, its line, its text, and what the getters of the JDK's tree interface return, under their names.
 * Usage: java Extract.java FOLDER. A file that does not parse is named on standard error, exit code 1.
 */
final class Extract {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final String source;
    private final StringBuilder out;

    private Extract(final CompilationUnitTree unit, final SourcePositions positions, final StringBuilder out)
        throws Exception {
        this.unit = unit;
        this.positions = positions;
        this.source = unit.getSourceFile().getCharContent(true).toString();
        this.out = out;
    }

    public static void main(final String[] args) throws Exception {
        final Path root = Path.of(args[0]);
        final List<Path> files;
        try (var tree = Files.walk(root)) {
            files = tree.filter(path -> path.toString().endsWith(".java")).sorted().toList();
        }
        final var compiler = ToolProvider.getSystemJavaCompiler();
        final var problems = new DiagnosticCollector<JavaFileObject>();
        final var manager = compiler.getStandardFileManager(problems, null, StandardCharsets.UTF_8);
        final var task = (JavacTask) compiler.getTask(null, manager, problems,
            List.of("-proc:none", "--release", "17"), null, manager.getJavaFileObjectsFromPaths(files));
        final var positions = Trees.instance(task).getSourcePositions();
        final var out = new StringBuilder("[");
        for (final CompilationUnitTree unit : task.parse()) {
            final var file = root.relativize(Path.of(unit.getSourceFile().toUri())).toString().replace('\\', '/');
            out.append(out.length() > 1 ? ",\n" : "").append("{\"file\":\"").append(file).append("\",\"unit\":");
            new Extract(unit, positions, out).write(unit);
            out.append('}');
        }
        for (final var problem : problems.getDiagnostics()) {
            if (problem.getKind() == Diagnostic.Kind.ERROR) {
                System.err.println(problem.getSource().getName() + ":" + problem.getLineNumber() + ": "
                    + problem.getMessage(null).lines().findFirst().orElse(""));
                System.exit(1);
            }
        }
        new PrintStream(System.out, false, StandardCharsets.UTF_8).append(out.append(']')).flush();
    }

    private void write(final Object value) throws Exception {
        if (value instanceof Tree tree) {
            writeNode(tree);
        } else if (value instanceof Collection<?> items) {
            out.append('[');
            for (final Object item : items) {
                out.append(out.charAt(out.length() - 1) == '[' ? "" : ",");
                write(item);
            }
            out.append(']');
        } else if (value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else {
            writeText(value.toString());
        }
    }

    private void writeNode(final Tree tree) throws Exception {
        out.append("{\"kind\":\"").append(tree.getKind()).append("\",\"line\":").append(line(tree)).append(",\"text\":");
        // As javac prints it, on one line: the author's line breaks are no fact.
        writeText(tree.toString().replaceAll("\\s+", " ").trim());
        if (tree instanceof MethodTree method && method.getBody() != null) {
            // As the author wrote it: javac prints a tree differently from version to version.
            out.append(",\"bodySource\":");
            writeText(source.substring((int) positions.getStartPosition(unit, method.getBody()),
                (int) positions.getEndPosition(unit, method.getBody())));
        }
        for (final Method getter : tree.getKind().asInterface().getMethods()) {
            final Object value = getter.getName().startsWith("get") ? getter.invoke(tree) : null;
            if (value instanceof Tree || value instanceof Collection || value instanceof Name
                || value != null && tree instanceof LiteralTree && getter.getName().equals("getValue")) {
                out.append(",\"").append(Character.toLowerCase(getter.getName().charAt(3)))
                    .append(getter.getName().substring(4)).append("\":");
                write(value);
            }
        }
        out.append('}');
    }

    /** A declaration starts after its modifiers. */
    private long line(final Tree tree) {
        long position = positions.getStartPosition(unit, tree);
        final ModifiersTree modifiers = tree instanceof ClassTree type ? type.getModifiers()
            : tree instanceof MethodTree method ? method.getModifiers()
            : tree instanceof VariableTree variable ? variable.getModifiers() : null;
        if (modifiers != null && positions.getEndPosition(unit, modifiers) >= 0) {
            position = positions.getEndPosition(unit, modifiers);
            while (Character.isWhitespace(source.charAt((int) position))) {
                position++;
            }
        }
        return position < 0 ? 0 : unit.getLineMap().getLineNumber(position);
    }

    private void writeText(final String text) {
        out.append('"');
        for (final char c : text.toCharArray()) {
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
}

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Parses every Java file below a folder and prints what it declares as JSON: no class path, no resolving, no Lombok.
 * Usage: java Extract FOLDER. A file that does not parse is named on standard error, exit code 1.
 */
final class Extract {
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
        final var units = new ArrayList<Object>();
        final var positions = Trees.instance(task).getSourcePositions();
        for (final CompilationUnitTree unit : task.parse()) {
            final String text = unit.getSourceFile().getCharContent(true).toString();
            units.add(unit(root, new Source(unit, positions, text)));
        }
        for (final var problem : problems.getDiagnostics()) {
            if (problem.getKind() == Diagnostic.Kind.ERROR) {
                System.err.println(problem.getSource().getName() + ":" + problem.getLineNumber() + ": "
                    + problem.getMessage(null).lines().findFirst().orElse(""));
                System.exit(1);
            }
        }
        new PrintStream(System.out, true, StandardCharsets.UTF_8).println(Json.write(units));
    }

    private static Map<String, Object> unit(final Path root, final Source source) {
        final var unit = source.unit();
        final var declarations = new Declarations(source);
        return Json.object(
            "file", root.relativize(Path.of(unit.getSourceFile().toUri())).toString().replace('\\', '/'),
            "package", Source.oneLine(unit.getPackageName()),
            "imports", unit.getImports().stream().map(item -> Json.object(
                "static", item.isStatic(),
                "name", Source.oneLine(item.getQualifiedIdentifier()))).toList(),
            "types", unit.getTypeDecls().stream()
                .filter(ClassTree.class::isInstance)
                .map(tree -> declarations.type((ClassTree) tree))
                .toList());
    }

    private Extract() {}
}

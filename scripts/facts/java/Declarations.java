import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Turns the declarations of one file into maps: types, fields, enum constants, methods, and their {@link Bodies}. */
final class Declarations {
    private final Source source;
    private final Bodies bodies;

    Declarations(final Source source) {
        this.source = source;
        this.bodies = new Bodies(source);
    }

    Map<String, Object> type(final ClassTree tree) {
        final var fields = new ArrayList<Object>();
        final var constants = new ArrayList<Object>();
        final var methods = new ArrayList<Object>();
        final var types = new ArrayList<Object>();
        for (final Tree member : tree.getMembers()) {
            if (member instanceof VariableTree field) {
                if (isEnumConstant(tree, field)) {
                    constants.add(enumConstant(field));
                } else {
                    fields.add(field(field));
                }
            } else if (member instanceof MethodTree method) {
                methods.add(method(method, tree.getSimpleName().toString()));
            } else if (member instanceof ClassTree nested) {
                types.add(type(nested));
            }
        }
        return Json.object(
            "name", tree.getSimpleName().toString(),
            "kind", kind(tree),
            "line", source.lineOfWordAfter(tree.getModifiers(), tree, keyword(tree)),
            "modifiers", modifiers(tree.getModifiers()),
            "annotations", annotations(tree.getModifiers()),
            "typeParameters", texts(tree.getTypeParameters()),
            // An interface's "extends" list is among its interfaces.
            "extends", Source.oneLine(tree.getExtendsClause()),
            "implements", texts(tree.getImplementsClause()),
            "enumConstants", constants,
            "fields", fields,
            "methods", methods,
            "types", types);
    }

    private static String kind(final ClassTree tree) {
        return switch (tree.getKind()) {
            case INTERFACE -> "interface";
            case ENUM -> "enum";
            case ANNOTATION_TYPE -> "annotation";
            case RECORD -> "record";
            default -> "class";
        };
    }

    private static String keyword(final ClassTree tree) {
        return "annotation".equals(kind(tree)) ? "interface" : kind(tree);
    }

    private static boolean isEnumConstant(final ClassTree owner, final VariableTree field) {
        // The parser gives a constant as a field of the enum's own type whose value is a call of its constructor.
        return owner.getKind() == Tree.Kind.ENUM && field.getInitializer() instanceof NewClassTree creation
            && creation.getIdentifier().toString().equals(owner.getSimpleName().toString())
            && field.getModifiers().getFlags().containsAll(Set.of(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL));
    }

    private Map<String, Object> enumConstant(final VariableTree field) {
        final var creation = (NewClassTree) field.getInitializer();
        return Json.object(
            "name", field.getName().toString(),
            "line", source.line(field),
            "arguments", creation.getArguments().stream().map(bodies::expression).toList(),
            "text", texts(creation.getArguments()));
    }

    private Map<String, Object> field(final VariableTree field) {
        return Json.object(
            "name", field.getName().toString(),
            "type", Source.oneLine(field.getType()),
            "line", source.line(field.getType()),
            "modifiers", modifiers(field.getModifiers()),
            "annotations", annotations(field.getModifiers()),
            "initializer", Source.oneLine(field.getInitializer()),
            "value", bodies.expression(field.getInitializer()));
    }

    private Map<String, Object> method(final MethodTree method, final String owner) {
        final boolean constructor = method.getReturnType() == null;
        return Json.object(
            "name", constructor ? owner : method.getName().toString(),
            "isConstructor", constructor,
            "line", constructor
                ? source.lineOfWordAfter(method.getModifiers(), method, owner)
                : source.line(method.getReturnType()),
            "modifiers", modifiers(method.getModifiers()),
            "typeParameters", texts(method.getTypeParameters()),
            "returns", Source.oneLine(method.getReturnType()),
            "parameters", method.getParameters().stream().map(Declarations::parameter).toList(),
            "throws", texts(method.getThrows()),
            "body", method.getBody() == null ? null : bodies.statement(method.getBody()));
    }

    private static Map<String, Object> parameter(final VariableTree parameter) {
        // javac keeps "varargs" as an array type; the source text of the declaration distinguishes the two.
        final boolean varargs = parameter.toString().contains("... " + parameter.getName());
        final String type = Source.oneLine(parameter.getType());
        return Json.object(
            "name", parameter.getName().toString(),
            "type", varargs ? type.replaceAll("\\[\\]$", "") : type,
            "varargs", varargs);
    }

    private static List<String> modifiers(final ModifiersTree modifiers) {
        return modifiers.getFlags().stream().map(Modifier::toString).toList();
    }

    private static List<Map<String, Object>> annotations(final ModifiersTree modifiers) {
        return modifiers.getAnnotations().stream().map(annotation -> Json.object(
            "name", Source.oneLine(annotation.getAnnotationType()),
            "arguments", texts(annotation.getArguments()))).toList();
    }

    private static List<String> texts(final List<? extends Tree> trees) {
        return trees.stream().map(Source::oneLine).toList();
    }
}

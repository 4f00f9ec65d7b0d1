import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Turns the declarations of one file into maps: types, fields, enum constants, methods and, by {@link Bodies}, their bodies. */
final class Declarations {
    private final Source source;
    private final Bodies bodies;

    Declarations(final Source source) {
        this.source = source;
        this.bodies = new Bodies(source);
    }

    Map<String, Object> type(final ClassTree tree) {
        final var result = new LinkedHashMap<String, Object>();
        result.put("name", tree.getSimpleName().toString());
        result.put("kind", kind(tree));
        result.put("line", source.lineOfWordAfter(tree.getModifiers(), tree, keyword(tree)));
        result.put("modifiers", modifiers(tree.getModifiers()));
        result.put("annotations", annotations(tree.getModifiers()));
        result.put("typeParameters", typeParameters(tree.getTypeParameters()));
        // An interface's "extends" list comes as its interfaces.
        result.put("extends", Source.oneLine(tree.getExtendsClause()));
        result.put("implements", texts(tree.getImplementsClause()));
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
        result.put("enumConstants", constants);
        result.put("fields", fields);
        result.put("methods", methods);
        result.put("types", types);
        return result;
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
        final var result = new LinkedHashMap<String, Object>();
        result.put("name", field.getName().toString());
        result.put("line", source.line(field));
        result.put("arguments", creation.getArguments().stream().map(bodies::expression).toList());
        result.put("text", texts(creation.getArguments()));
        return result;
    }

    private Map<String, Object> field(final VariableTree field) {
        final var result = new LinkedHashMap<String, Object>();
        result.put("name", field.getName().toString());
        result.put("type", Source.oneLine(field.getType()));
        result.put("line", source.line(field.getType()));
        result.put("modifiers", modifiers(field.getModifiers()));
        result.put("annotations", annotations(field.getModifiers()));
        result.put("initializer", Source.oneLine(field.getInitializer()));
        result.put("value", field.getInitializer() == null ? null : bodies.expression(field.getInitializer()));
        return result;
    }

    private Map<String, Object> method(final MethodTree method, final String owner) {
        final var result = new LinkedHashMap<String, Object>();
        final boolean constructor = method.getReturnType() == null;
        result.put("name", constructor ? owner : method.getName().toString());
        result.put("isConstructor", constructor);
        result.put("line", constructor
            ? source.lineOfWordAfter(method.getModifiers(), method, owner)
            : source.line(method.getReturnType()));
        result.put("modifiers", modifiers(method.getModifiers()));
        result.put("annotations", annotations(method.getModifiers()));
        result.put("typeParameters", typeParameters(method.getTypeParameters()));
        result.put("returns", Source.oneLine(method.getReturnType()));
        result.put("parameters", method.getParameters().stream().map(this::parameter).toList());
        result.put("throws", texts(method.getThrows()));
        result.put("body", method.getBody() == null ? null : bodies.statement(method.getBody()));
        return result;
    }

    private Object parameter(final VariableTree parameter) {
        final var result = new LinkedHashMap<String, Object>();
        // javac keeps "varargs" as an array type; the source text of the declaration tells the two apart.
        final String declaration = parameter.toString();
        final boolean varargs = declaration.contains("... " + parameter.getName());
        final String type = Source.oneLine(parameter.getType());
        result.put("name", parameter.getName().toString());
        result.put("type", varargs ? type.replaceAll("\\[\\]$", "") : type);
        result.put("varargs", varargs);
        return result;
    }

    private static List<String> modifiers(final ModifiersTree modifiers) {
        return modifiers.getFlags().stream().map(Modifier::toString).toList();
    }

    private static List<Object> annotations(final ModifiersTree modifiers) {
        final var result = new ArrayList<Object>();
        for (final AnnotationTree annotation : modifiers.getAnnotations()) {
            final var entry = new LinkedHashMap<String, Object>();
            entry.put("name", Source.oneLine(annotation.getAnnotationType()));
            entry.put("arguments", texts(annotation.getArguments()));
            result.add(entry);
        }
        return result;
    }

    private static List<String> typeParameters(final List<? extends TypeParameterTree> parameters) {
        return texts(parameters);
    }

    private static List<String> texts(final List<? extends Tree> trees) {
        return trees.stream().map(Source::oneLine).toList();
    }
}

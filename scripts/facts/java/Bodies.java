import com.sun.source.tree.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Turns statements and expressions into small maps. "k" names the kind; what no reader of facts asks for (operators,
 * arithmetic) becomes "other" with its parts, so that a call inside it is not lost.
 */
final class Bodies {
    private final Source source;

    Bodies(final Source source) {
        this.source = source;
    }

    Map<String, Object> statement(final StatementTree tree) {
        if (tree instanceof BlockTree block) {
            return node("block", "body", statements(block.getStatements()));
        }
        if (tree instanceof ExpressionStatementTree statement) {
            return node("do", "value", expression(statement.getExpression()));
        }
        if (tree instanceof VariableTree variable) {
            return node("var", "name", variable.getName().toString(),
                "type", variable.getType() == null ? "var" : Source.oneLine(variable.getType()),
                "value", expression(variable.getInitializer()));
        }
        if (tree instanceof IfTree choice) {
            return node("if", "condition", expression(choice.getCondition()),
                "then", statement(choice.getThenStatement()),
                "else", choice.getElseStatement() == null ? null : statement(choice.getElseStatement()));
        }
        if (tree instanceof ReturnTree result) {
            return node("return", "line", source.line(tree), "value", expression(result.getExpression()));
        }
        if (tree instanceof YieldTree result) {
            return node("do", "value", expression(result.getValue()));
        }
        if (tree instanceof ThrowTree failure) {
            return node("throw", "line", source.line(tree), "value", expression(failure.getExpression()));
        }
        if (tree instanceof TryTree attempt) {
            return attempt(attempt);
        }
        if (tree instanceof SwitchTree choice) {
            return node("switch", "on", expression(choice.getExpression()), "cases", cases(choice.getCases()));
        }
        if (tree instanceof WhileLoopTree loop) {
            return loop("while (" + Source.oneLine(strip(loop.getCondition())) + ")",
                List.of(), expression(loop.getCondition()), loop.getStatement());
        }
        if (tree instanceof DoWhileLoopTree loop) {
            return loop("do while (" + Source.oneLine(strip(loop.getCondition())) + ")",
                List.of(), expression(loop.getCondition()), loop.getStatement());
        }
        if (tree instanceof EnhancedForLoopTree loop) {
            final var result = loop("for each " + Source.oneLine(loop.getExpression()),
                List.of(), expression(loop.getExpression()), loop.getStatement());
            result.put("variable", loop.getVariable().getName().toString());
            return result;
        }
        if (tree instanceof ForLoopTree loop) {
            return loop("for (" + Source.oneLine(loop.getCondition()) + ")",
                statements(loop.getInitializer()), expression(loop.getCondition()), loop.getStatement());
        }
        if (tree instanceof SynchronizedTree guarded) {
            return statement(guarded.getBlock());
        }
        if (tree instanceof LabeledStatementTree labeled) {
            return statement(labeled.getStatement());
        }
        return node("empty");
    }

    Map<String, Object> expression(final ExpressionTree tree) {
        if (tree == null) {
            return null;
        }
        if (tree instanceof ParenthesizedTree inner) {
            return expression(inner.getExpression());
        }
        if (tree instanceof MethodInvocationTree call) {
            return call(call);
        }
        if (tree instanceof NewClassTree creation) {
            return node("new", "line", source.line(tree), "type", Source.oneLine(creation.getIdentifier()),
                "args", expressions(creation.getArguments()), "text", Source.oneLine(tree));
        }
        if (tree instanceof LambdaExpressionTree lambda) {
            final Object body = lambda.getBody() instanceof StatementTree block
                ? statement(block)
                : node("return", "line", source.line(lambda.getBody()), "value",
                    expression((ExpressionTree) lambda.getBody()));
            return node("lambda", "params", lambda.getParameters().stream().map(p -> p.getName().toString()).toList(),
                "body", body, "text", Source.oneLine(tree));
        }
        if (tree instanceof MemberReferenceTree reference) {
            return node("ref", "line", source.line(tree), "target", expression(reference.getQualifierExpression()),
                "name", reference.getName().toString(), "text", Source.oneLine(tree));
        }
        if (tree instanceof IdentifierTree name) {
            return node("id", "name", name.getName().toString());
        }
        if (tree instanceof MemberSelectTree select) {
            return node("field", "target", expression(select.getExpression()),
                "name", select.getIdentifier().toString(), "text", Source.oneLine(tree));
        }
        if (tree instanceof LiteralTree literal) {
            return node("literal", "value", literal.getValue() instanceof Character c ? c.toString() : literal.getValue(),
                "text", Source.oneLine(tree));
        }
        if (tree instanceof TypeCastTree cast) {
            return node("cast", "value", expression(cast.getExpression()));
        }
        if (tree instanceof AssignmentTree assignment) {
            return node("assign", "to", Source.oneLine(assignment.getVariable()),
                "value", expression(assignment.getExpression()), "text", Source.oneLine(tree));
        }
        if (tree instanceof BinaryTree pair) {
            return node("binary", "op", pair.getKind().name(), "parts",
                expressions(List.of(pair.getLeftOperand(), pair.getRightOperand())), "text", Source.oneLine(tree));
        }
        if (tree instanceof UnaryTree single) {
            return node("unary", "op", single.getKind().name(), "parts", expressions(List.of(single.getExpression())),
                "text", Source.oneLine(tree));
        }
        if (tree instanceof ConditionalExpressionTree choice) {
            return node("conditional", "condition", expression(choice.getCondition()),
                "then", expression(choice.getTrueExpression()), "else", expression(choice.getFalseExpression()),
                "text", Source.oneLine(tree));
        }
        if (tree instanceof SwitchExpressionTree choice) {
            return node("switch", "on", expression(choice.getExpression()), "cases", cases(choice.getCases()));
        }
        return node("other", "parts", parts(tree), "text", Source.oneLine(tree));
    }

    private Map<String, Object> call(final MethodInvocationTree call) {
        final var select = call.getMethodSelect();
        final var target = select instanceof MemberSelectTree member ? member.getExpression() : null;
        final var name = select instanceof MemberSelectTree member
            ? member.getIdentifier().toString()
            : Source.oneLine(select);
        // A chain of calls is broken over lines: the line of the name is the end of the selector.
        final int line = (int) source.unit().getLineMap()
            .getLineNumber(source.positions().getEndPosition(source.unit(), select) - 1);
        return node("call", "line", line, "target", expression(target), "name", name,
            "args", expressions(call.getArguments()), "text", Source.oneLine(call));
    }

    private Map<String, Object> attempt(final TryTree attempt) {
        final var resources = new ArrayList<Object>();
        for (final Tree resource : attempt.getResources()) {
            resources.add(resource instanceof VariableTree variable
                ? statement(variable)
                : node("do", "value", expression((ExpressionTree) resource)));
        }
        final var catches = new ArrayList<Object>();
        for (final CatchTree handler : attempt.getCatches()) {
            final Tree type = handler.getParameter().getType();
            final List<String> types = type instanceof UnionTypeTree union
                ? union.getTypeAlternatives().stream().map(Source::oneLine).toList()
                : List.of(Source.oneLine(type));
            catches.add(Json.object("name", handler.getParameter().getName().toString(), "types", types,
                "body", statement(handler.getBlock())));
        }
        return node("try", "resources", resources, "body", statement(attempt.getBlock()), "catches", catches,
            "finally", attempt.getFinallyBlock() == null ? null : statement(attempt.getFinallyBlock()));
    }

    private List<Object> cases(final List<? extends CaseTree> cases) {
        final var result = new ArrayList<Object>();
        for (final CaseTree item : cases) {
            final Object body;
            if (item.getBody() instanceof ExpressionTree value) {
                body = node("do", "value", expression(value));
            } else if (item.getBody() instanceof StatementTree statement) {
                body = statement(statement);
            } else {
                body = node("block", "body", statements(item.getStatements()));
            }
            result.add(Json.object("labels", item.getExpressions().stream().map(Source::oneLine).toList(), "body", body));
        }
        return result;
    }

    private Map<String, Object> loop(final String text, final List<Object> before, final Object condition,
        final StatementTree body) {
        return node("loop", "text", text, "before", before, "condition", condition, "body", statement(body));
    }

    private static ExpressionTree strip(final ExpressionTree tree) {
        return tree instanceof ParenthesizedTree inner ? inner.getExpression() : tree;
    }

    private List<Object> parts(final ExpressionTree tree) {
        final List<ExpressionTree> found = new ArrayList<>();
        if (tree instanceof CompoundAssignmentTree assignment) {
            found.add(assignment.getExpression());
        } else if (tree instanceof InstanceOfTree test) {
            found.add(test.getExpression());
        } else if (tree instanceof ArrayAccessTree access) {
            found.add(access.getExpression());
            found.add(access.getIndex());
        } else if (tree instanceof NewArrayTree array && array.getInitializers() != null) {
            found.addAll(array.getInitializers());
        }
        return expressions(found);
    }

    private List<Object> statements(final List<? extends StatementTree> trees) {
        return new ArrayList<>(trees.stream().map(this::statement).toList());
    }

    private List<Object> expressions(final List<? extends ExpressionTree> trees) {
        return new ArrayList<>(trees.stream().map(this::expression).toList());
    }

    private static Map<String, Object> node(final String kind, final Object... pairs) {
        final var result = Json.object(pairs);
        result.put("k", kind);
        return result;
    }
}

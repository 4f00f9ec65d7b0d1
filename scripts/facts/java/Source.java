import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;

/** One parsed file with what is needed to say on which line something is. */
record Source(CompilationUnitTree unit, SourcePositions positions, String text) {
    /** The text of a tree on one line, as javac prints it: the author's line breaks are no fact. */
    static String oneLine(final Tree tree) {
        return tree == null ? null : tree.toString().replaceAll("\\s+", " ").trim();
    }

    /** The line on which a tree starts, counted from 1. */
    int line(final Tree tree) {
        return lineAt(positions.getStartPosition(unit, tree));
    }

    /** The line of the first occurrence of a word after the end of a tree (a declaration's modifiers). */
    int lineOfWordAfter(final Tree modifiers, final Tree declaration, final String word) {
        long from = positions.getEndPosition(unit, modifiers);
        if (from < 0) {
            from = positions.getStartPosition(unit, declaration);
        }
        final var matcher = java.util.regex.Pattern.compile("\\b" + word + "\\b").matcher(text);
        return matcher.find((int) from) ? lineAt(matcher.start()) : lineAt(from);
    }

    private int lineAt(final long position) {
        return (int) unit.getLineMap().getLineNumber(position);
    }
}

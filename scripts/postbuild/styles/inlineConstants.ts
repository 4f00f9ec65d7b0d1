// cspell:ignore atrule
import type {Declaration, Root} from 'postcss';

/** Values that mean something else where they are written out, or nothing. */
const NOT_LITERAL = /^$|^(?:inherit|initial|unset|revert|revert-layer)$|var\(/;

/** A property that is read without a default, and does not end a longer word. */
const READ = /(?<=^|[\s,(*/)])var\(\s*(--[\w-]+)\s*\)/g;

/** Whether a declaration applies to the whole document, always. */
const isGlobal = ({parent}: Declaration): boolean =>
  parent?.type === 'rule' &&
  'selector' in parent &&
  parent.selector === ':root' &&
  (parent.parent?.type === 'root' || isLayer(parent.parent));

const isLayer = (node: unknown): boolean => {
  const {type, name, parent} = node as {type: string; name?: string; parent?: {type: string}};
  return type === 'atrule' && name === 'layer' && parent?.type === 'root';
};

/** A value with the spaces that keep it apart from its neighbors: `var(--a)var(--b)` has none. */
const separated = (value: string, before = ' ', after = ' '): string =>
  `${before === ')' ? ' ' : ''}${value}${/[\s,)]/.test(after) ? '' : ' '}`;

/**
 * Writes out the custom properties that have one value on every element of every page. One that is
 * declared twice has two: call `removeOverridden` before.
 *
 * @param root the style sheet, which is changed; the declarations stay
 * @param others properties that pages, scripts, and other style sheets name: they may be set there
 */
export function inlineConstants(root: Root, others: ReadonlySet<string>): void {
  for (let isDone = false; !isDone;) {
    isDone = true;
    const declared = new Map<string, Declaration[]>();
    root.walkDecls(/^--/, (declaration) => {
      declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
    });
    const constants = new Map<string, string>();
    for (const [name, [only, ...rest]] of declared) {
      if (only && rest.length === 0 && !others.has(name) && isGlobal(only)) {
        const value = only.value.trim();
        if (!NOT_LITERAL.test(value) && !only.important) {
          constants.set(name, value);
        }
      }
    }
    root.walkDecls((declaration) => {
      const {value: text} = declaration;
      const value = text.replace(READ, (read, name: string, start: number) =>
        constants.has(name)
          ? separated(constants.get(name)!, text[start - 1], text[start + read.length])
          : read,
      );
      if (value !== text) {
        declaration.value = value;
        isDone = false;
      }
    });
  }
}

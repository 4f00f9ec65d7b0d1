import type {RawNode} from '../raw';
import type {Scope, Value} from './value';
import type {Walk} from './walk';

/**
 * Walks a `switch`, statement or expression: each case under its label, or only the one that a known constant picks.
 *
 * @returns what is known of its value; undefined when no case gives one
 */
export function cases(
  walk: Walk,
  node: RawNode & {k: 'switch'},
  scope: Scope,
  outermost: boolean,
): Value | undefined {
  const on = walk.expression(node.on, scope);
  const known = on.constant?.split('.').at(-1);
  let first: Value | undefined;
  for (const {labels, body} of node.cases) {
    if (known && labels.length > 0 && !labels.includes(known)) {
      continue;
    }
    const label = labels.length > 0 ? labels.join(', ') : 'default';
    const value = walk.trace.under(`${on.text} is ${label}`, () => {
      if (body.k === 'do') {
        return walk.expression(body.value, scope);
      }
      walk.statement(body, scope.inner(), outermost);
      return undefined;
    });
    first ??= value;
  }
  // Values of several cases agree in what they are read as, not in their type.
  return first && {text: `switch (${on.text})`, string: undefined, keys: first.keys};
}

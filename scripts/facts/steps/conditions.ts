import type {RawNode} from '../raw';
import type {Scope} from './value';
import type {Walk} from './walk';

/** The part of the walk that conditions need: looking at a value without a trace of it. */
type Looker = Pick<Walk, 'peek' | 'trace'>;

/**
 * Whether a condition holds, where what the caller handed in decides it.
 *
 * @returns undefined when only the running program knows
 */
export function truth(looker: Looker, node: RawNode, scope: Scope): boolean | undefined {
  if (node.k === 'unary' && node.op === 'LOGICAL_COMPLEMENT') {
    const inner = node.parts[0] && truth(looker, node.parts[0], scope);
    return inner === undefined ? undefined : !inner;
  }
  if (node.k === 'binary') {
    return ofTwo(looker, node, scope);
  }
  if (node.k === 'call' && node.name === 'isNull' && node.args[0]) {
    const value = looker.peek(node.args[0], scope);
    return value?.isNull ?? (value && looker.trace.used.has(value.text) ? false : undefined);
  }
  return looker.peek(node, scope)?.bool;
}

function ofTwo(
  looker: Looker,
  node: RawNode & {k: 'binary' | 'unary'},
  scope: Scope,
): boolean | undefined {
  const [left, right] = node.parts;
  if (!left || !right) {
    return undefined;
  }
  if (node.op === 'CONDITIONAL_AND' || node.op === 'CONDITIONAL_OR') {
    const decides = node.op === 'CONDITIONAL_OR';
    const parts = [truth(looker, left, scope), truth(looker, right, scope)];
    if (parts.includes(decides)) {
      return decides;
    }
    return parts.includes(undefined) ? undefined : !decides;
  }
  if (node.op === 'EQUAL_TO' || node.op === 'NOT_EQUAL_TO') {
    const a = looker.peek(left, scope);
    const b = looker.peek(right, scope);
    const equal = a?.constant && b?.constant ? a.constant === b.constant : undefined;
    return equal === undefined ? undefined : equal === (node.op === 'EQUAL_TO');
  }
  return undefined;
}

/** The opposite of a condition, as text. */
export function negate(text: string): string {
  if (text.startsWith('!') && isOneTerm(text.slice(1))) {
    return text.slice(1).replace(/^\((.*)\)$/, '$1');
  }
  return isOneTerm(text) ? `!${text}` : `!(${text})`;
}

/** Whether a text has no operator outside parentheses. */
function isOneTerm(text: string): boolean {
  let depth = 0;
  for (const c of text) {
    depth += c === '(' ? 1 : c === ')' ? -1 : 0;
    if (depth === 0 && /[\s&|=!]/.test(c)) {
      return false;
    }
  }
  return true;
}

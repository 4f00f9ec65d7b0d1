import type {RawNode} from '../raw';
import type {Scope} from './value';
import type {Visitor} from './visitor';

/** Source text of a node, as far as the parser keeps it. */
export function sourceOf(node: RawNode): string | undefined {
  if (node.k === 'id') {
    return node.name;
  }
  return 'text' in node ? node.text : undefined;
}

/** Source text of a condition, with the parameters filled in. */
export function conditionText(node: RawNode, scope: Scope): string {
  return scope.fill(sourceOf(node) ?? '…');
}

/** Name that a node is, such as `Message` or `MouseAction.ActionType`; empty for any other node. */
export function nameOf(node: RawNode): string {
  return node.k === 'id' || node.k === 'field' ? (sourceOf(node) ?? '') : '';
}

/** The part of the walk that conditions need: looking at a value without a trace of it. */
type Looker = Pick<Visitor, 'knownValue' | 'trace'>;

/**
 * Whether a condition holds, where what the caller passed decides it.
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
    const value = looker.knownValue(node.args[0], scope);
    return value?.isNull ?? (value && looker.trace.used.has(value.text) ? false : undefined);
  }
  return looker.knownValue(node, scope)?.bool;
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
  if (node.op === 'EQUAL_TO' || node.op === 'NOT_EQUAL_TO') {
    const a = looker.knownValue(left, scope);
    const b = looker.knownValue(right, scope);
    const equal = a?.constant && b?.constant ? a.constant === b.constant : undefined;
    return equal === undefined ? undefined : equal === (node.op === 'EQUAL_TO');
  }
  return undefined;
}

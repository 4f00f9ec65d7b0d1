import type {RawNode} from '../raw';
import type {Scope} from './value';

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

/** The last statement of a block; a statement without a block is its own last one. */
export function lastOf(node: RawNode): RawNode | undefined {
  return node.k === 'block' ? node.body.at(-1) : node;
}

/** The first line that is known below a node: blocks and plain statements carry none of their own. */
export function lineOf(node: RawNode): number | undefined {
  if ('line' in node) {
    return node.line;
  }
  for (const part of partsOf(node)) {
    const line = lineOf(part);
    if (line) {
      return line;
    }
  }
  return undefined;
}

function partsOf(node: RawNode): RawNode[] {
  switch (node.k) {
    case 'block':
      return node.body;
    case 'do':
      return [node.value];
    case 'if':
      return [node.then];
    default:
      return [];
  }
}

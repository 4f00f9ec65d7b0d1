import type {RawNode} from './raw';

/** The parts of a node, in the order in which they run. */
export function children(node: RawNode): RawNode[] {
  switch (node.k) {
    case 'block':
      return node.body;
    case 'do':
    case 'return':
    case 'throw':
    case 'var':
    case 'cast':
    case 'assign':
      return present(node.value);
    case 'if':
    case 'conditional':
      return present(node.condition, node.then, node.else);
    case 'try': {
      const handlers = node.catches.map((item) => item.body);
      return present(...node.resources, node.body, ...handlers, node.finally);
    }
    case 'switch':
      return present(node.on, ...node.cases.map((item) => item.body));
    case 'loop':
      return present(...node.before, node.condition, node.body);
    case 'call':
      return present(node.target, ...node.args);
    case 'new':
      return node.args;
    case 'lambda':
      return present(node.body);
    case 'ref':
    case 'field':
      return present(node.target);
    case 'binary':
    case 'unary':
    case 'other':
      return node.parts;
    default:
      return [];
  }
}

/** The first node below a node for which a test holds; a node comes before its own parts. */
export function findNode(node: RawNode, test: (node: RawNode) => boolean): RawNode | undefined {
  for (const child of children(node)) {
    const found = test(child) ? child : findNode(child, test);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function present(...nodes: (RawNode | null)[]): RawNode[] {
  return nodes.filter((node) => node !== null);
}

import type {RawNode} from '../raw';
import {call} from './calls';
import type {Request} from './calls/request';
import {nameOf} from './nodes';
import type {Scope, Value} from './value';
import type {Walk} from './walk';

/**
 * Enters a method reference: `this::click` on its own object, `Type::method` on the first argument or, where the
 * method is static, on none.
 *
 * @param args what it is called with
 */
export function reference(
  walk: Walk,
  node: RawNode & {k: 'ref'},
  scope: Scope,
  args: Value[],
): Value | undefined {
  const named = nameOf(node.target);
  const owner = walk.lookup.typeNamed(named, scope.owner);
  const {line, name, text} = node;
  const request: Omit<Request, 'target' | 'args'> = {
    node: {k: 'call', line, target: node.target, name, args: [], text},
    scope,
    isTarget: false,
    text,
  };
  if (owner && walk.lookup.method(owner, name, args)?.method.modifiers.includes('static')) {
    const target = {text: owner.name, typeText: `static ${owner.name}`};
    return call(walk, {...request, target, args});
  }
  if (!owner && !/^[A-Z]/.test(named)) {
    return call(walk, {...request, target: walk.expression(node.target, scope, true), args});
  }
  const [first, ...rest] = args;
  // What is not known of the argument, the type that the reference names tells.
  const isUntyped = owner && !first?.type && !first?.driver;
  const target = isUntyped ? {...first, text, type: owner} : first;
  return call(walk, {...request, target, args: rest});
}

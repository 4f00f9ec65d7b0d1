import type {RawNode} from '../../raw';
import {isFunctionType} from '../declared';
import {driverCall} from '../driverCall';
import {joinKeys} from '../merge';
import {sourceOf} from '../nodes';
import type {Value} from '../value';
import type {Walk} from '../walk';
import type {Request} from './request';

/** Methods of collections and value objects: a driver call got the object, asking it stays in the process. */
const LOCAL =
  /^(isEmpty|size|stream|filter|map|toList|findFirst|forEach|contains|equals|toString|add|getX|getY|getWidth|getHeight|trim|isPresent|keySet|entrySet|build|getMessage|getName|ifPresent)$/;

/** A call of any other code from elsewhere: a driver call, where the receiver comes from the driver. */
export function otherCall(walk: Walk, request: Request): Value {
  const {node, target, args, text, isTarget} = request;
  const driver = target?.driver ?? false;
  applyArguments(walk, request, driver);
  if (isFunctionType(target?.typeText) && /^(apply|accept|test|get)$/.test(node.name)) {
    walk.trace.add({kind: 'driver', text: driverCall(text)}, node.line);
    return {text};
  }
  if (driver && !isTarget && !isLocal(request)) {
    walk.trace.add({kind: 'driver', text: driverCall(text.replace(/\s+/g, ' '))}, node.line);
  }
  return {
    text,
    // What an HTTP call brought home is asked here.
    driver: driver && node.name !== 'execute',
    ...(node.name === 'getText' ? {typeText: 'String'} : {}),
    keys: target?.keys && joinKeys(target, ...args),
  };
}

/** Walks code that is handed to a call from elsewhere: it runs there, on what the receiver holds. */
function applyArguments(walk: Walk, {node, target, args}: Request, driver: boolean): void {
  const item: Value = {text: 'item', driver};
  for (const arg of args.filter(({code}) => code)) {
    const apply = (): unknown => walk.apply(arg, [item, item]);
    if (node.name === 'ifPresent') {
      walk.trace.under(`${target?.text}.isPresent()`, apply);
    } else {
      apply();
    }
  }
}

/** Whether a chain of calls asks only objects that are already here. */
function isLocal({node}: Request): boolean {
  for (let step: RawNode | null = node; step?.k === 'call'; step = step.target) {
    if (!LOCAL.test(step.name) && !isByIndex(step)) {
      return step.target === null;
    }
  }
  return true;
}

/** `get(0)` and `get(index)` of a list, which unlike `get` of a driver stay in the process. */
function isByIndex({name, args}: RawNode & {k: 'call'}): boolean {
  const index = args[0] && sourceOf(args[0]);
  return name === 'get' && /^\d+$|index/i.test(index ?? '');
}

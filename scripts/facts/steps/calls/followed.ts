import type {ModelType} from '../../model';
import {declaredResult} from '../declared';
import type {Value} from '../value';
import {helpers} from '../helpers';
import type {Walk} from '../walk';
import type {Request} from './request';
import {addPause} from './waits';

/**
 * A call that is walked into, at an interface in every class that implements it.
 *
 * @param self the object on which it is called
 * @returns what is known of the result; undefined when the type has no such method in its source
 */
export function followCall(
  walk: Walk,
  owner: ModelType,
  self: Value,
  request: Request,
): Value | undefined {
  const {node, args, text} = request;
  const {lookup, trace} = walk;
  if (owner.name === helpers.locator && walk.home !== owner) {
    const found = lookup.method(owner, node.name, args);
    return found && {...declaredResult(walk.model, found), text};
  }
  if (`${owner.name}.${node.name}` === helpers.pause) {
    addPause(walk, request);
  }
  const classes = owner.raw.kind === 'interface' ? lookup.implementers(owner) : [owner];
  let result: Value | undefined;
  for (const type of classes) {
    const found = lookup.method(type, node.name, args, trace.active);
    if (found) {
      const target = self.type === type || self.fields ? self : {...self, type};
      const follow = (): Value | undefined => walk.follow(found, target, args);
      const value =
        classes.length > 1 ? trace.under(`${owner.name} is ${type.name}`, follow) : follow();
      result ??= value ?? {text};
    }
  }
  const isFixed = result?.string !== undefined || result?.constant;
  return result && {...result, text: isFixed ? result.text : text};
}

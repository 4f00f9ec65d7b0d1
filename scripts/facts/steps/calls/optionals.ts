import type {Value} from '../value';
import type {Walk} from '../walk';
import type {Request} from './request';

/** A call of or on an Optional: the code that it is given sees the content. */
export function optionalCall(walk: Walk, {node, target, args, text}: Request): Value | undefined {
  const [first] = args;
  if (node.name === 'ofNullable' && first) {
    return {text, optional: first};
  }
  if (!target?.optional) {
    return undefined;
  }
  if (!first?.code) {
    return {text};
  }
  const content = {...target.optional, isNull: false};
  const apply = (): Value | undefined => walk.apply(first, [content]);
  // A listener is always optional: the condition would stand at every callback and say nothing.
  const isListener = content.type?.unit.package.includes('.listeners');
  const result = isListener ? apply() : walk.trace.under(`${content.text} != null`, apply);
  return node.name === 'map' && result ? {text, optional: result} : {text};
}

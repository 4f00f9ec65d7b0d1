import type {RawNode} from '../../raw';
import {joinKeys} from '../merge';
import {nameOf} from '../nodes';
import type {Value} from '../value';
import type {Walk} from '../walk';
import type {Request} from './request';

/** Guards of java.util.Objects and the like, which hand their argument through. */
export function guardCall(walk: Walk, request: Request): Value | undefined {
  const {node, target, args, text} = request;
  const [first, second] = args;
  if (node.name === 'isNull') {
    return {text, bool: first?.isNull};
  }
  if (!first) {
    return undefined;
  }
  const isOfObjects = !target || target.typeText === 'static Objects';
  if (node.name === 'requireNonNull' && isOfObjects) {
    return required(walk, first, request);
  }
  if (node.name === 'requireNonNullElse') {
    const keys = joinKeys(first, second);
    return {...second, ...first, isNull: false, ...(keys ? {keys} : {})};
  }
  // A duration is read from the keys of its number.
  if (/^of(Millis|Seconds|Minutes)$/.test(node.name)) {
    return {text, keys: first.keys, isNull: false};
  }
  return undefined;
}

function required(walk: Walk, value: Value, {node, args}: Request): Value {
  if (value.isNull !== false) {
    const message = messageOf(node.args[1]);
    const text = args[1]?.string;
    walk.trace.add(
      {
        kind: 'throw',
        exception: 'NullPointerException',
        ...(message ? {message} : {}),
        ...(text === undefined ? {} : {text}),
      },
      node.line,
    );
  }
  return {...value, isNull: false};
}

/** Name of the message in `Message.NAME.getMessageText()`. */
function messageOf(node: RawNode | undefined): string | undefined {
  return node?.k === 'call' && node.name === 'getMessageText' && node.target
    ? nameOf(node.target).split('.').at(-1)
    : undefined;
}

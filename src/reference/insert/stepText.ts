import {findMethods, findType, message} from '../../framework';
import {configKey} from '../../framework/config';
import {spansOf, type CodeSpan, type Span} from '../spans';
import type {Method} from '../../framework/types';
import {errorAddress, exceptionAddress} from '../../knowledge/errors';
import {readCallback} from '../../knowledge/steps';
import {configKeyAddress} from './configFacts';
import {headingId, pageOf, typeAddress} from '../api/addresses';
import {callOf} from '../api/members';

/**
 * A text of `src/knowledge/steps` as a page shows it: code, links, and the facts that its placeholders name.
 *
 * @param text a sentence, or the value of a row
 * @param own name of the type on whose page it is shown; its methods are named without it
 * @throws Error naming a placeholder that no fact has
 */
export const stepSpans = (text: string, own?: string): Span[] =>
  spansOf(text, {fact: (kind, name) => fact(kind, name, own)});

function fact(kind: string, name: string, own?: string): Span | Span[] {
  switch (kind) {
    case 'key':
      return {code: name, to: configKeyAddress(configKey(name))};
    case 'default':
      return keyDefault(name);
    case 'limit':
      return {text: `≤ ${keyDefault(name)} s`, to: configKeyAddress(configKey(name))};
    case 'message':
      return {code: message(name).name, to: errorAddress(name)};
    case 'type':
      return exceptionSpan(name);
    case 'callback':
      return callbackSpans(name);
    case 'method':
    case 'runs':
      return methodSpan(name, own);
    default:
      throw new Error(`{${kind}:${name}} has no known kind: write key, default, or callback.`);
  }
}

function keyDefault(name: string): string {
  const value = configKey(name).default;
  if (value === undefined) {
    throw new Error(`{default:${name}}: the key has no default. Remove the placeholder.`);
  }
  return value;
}

/** An exception with the address of its entry, or of its type. */
export function exceptionSpan(name: string): CodeSpan {
  return {code: name, to: exceptionAddress(name) ?? typeAddress(name)};
}

/** A callback as a step says it: `onClear(locator)` of the listener, before the driver acts. */
function callbackSpans(text: string): Span[] {
  const {call, order, isOwn} = readCallback(text);
  const words = isOwn ? ['of the listener', order].filter(Boolean) : ["of the driver's listener"];
  return [callback(call), ` ${words.join(', ')}`];
}

/** A callback, `IElementActionsListener.onClear(locator)`, as a link to where its page describes it. */
export function callback(name: string): CodeSpan {
  const [, listener = '', call = '', method = ''] = /^([\w.]+)\.((\w+).*)$/.exec(name) ?? [];
  findMethods(listener, method);
  return {code: call, to: pageOf(listener, method)};
}

/**
 * The overload that a placeholder names: `AlertActions.accept(String)`, without types where there is only one.
 *
 * @throws Error when there is none, or more than one
 */
export function overload(name: string): {type: string; method: Method} {
  const [, type = '', method = '', types] = /^([\w.]+)\.(\w+)(\(.*\))?$/.exec(name) ?? [];
  const found = findMethods(type, method).filter(
    ({signature}) => types === undefined || signature === `${method}${types}`,
  );
  if (found.length !== 1) {
    throw new Error(`{runs:${name}} names ${found.length} overloads: write its parameter types.`);
  }
  return {type: findType(type).name, method: found[0]!};
}

/** A method, `clear()` or `ElementActions.clear()`, as a link to where its page describes it. */
function methodSpan(name: string, own?: string): Span {
  const {type, method} = overload(name);
  return type === own
    ? {code: callOf(method), to: `#${headingId(method.name)}`}
    : {code: `${type}.${callOf(method)}`, to: pageOf(type, method.name)};
}

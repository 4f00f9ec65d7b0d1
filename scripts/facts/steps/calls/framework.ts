import {isFormattable} from '../../messages';
import type {ModelType} from '../../model';
import type {Value} from '../value';
import {helpers} from '../helpers';
import type {Walk} from '../walk';
import {tidy} from '../wording';
import {followCall} from './followed';
import {builderStep, generatedCall} from './generated';
import type {Request} from './request';
import {sessionCall} from './sessions';
import {settingCall} from './settings';

/**
 * A call of the framework's own code: walked into, or told as what it stands for.
 *
 * @returns what is known of the result; undefined when the call is none of the framework's
 */
export function frameworkCall(walk: Walk, request: Request): Value | undefined {
  const {node, scope, target, args} = request;
  if (target?.code) {
    return walk.apply(target, args) ?? {text: request.text};
  }
  if (target?.builds) {
    return builderStep(target, request);
  }
  const owner = ownerOf(walk, request);
  if (!owner) {
    return undefined;
  }
  return (
    errorCall(walk, owner, request) ??
    listenerCall(walk, owner, request) ??
    settingCall(walk, owner, request) ??
    sessionCall(walk, owner, request) ??
    followCall(walk, owner, target ?? scope.self, request) ??
    generatedCall(walk, owner, request) ??
    (node.target ? undefined : {text: request.text})
  );
}

/** The type that declares the called method, as far as it is of the framework. */
function ownerOf({lookup}: Walk, {node, scope, target, args}: Request): ModelType | undefined {
  if (!node.target) {
    for (let type: ModelType | undefined = scope.owner; type; type = type.outer) {
      if (lookup.method(type, node.name, args)) {
        return type;
      }
    }
    return lookup.generated(scope.owner, node.name)
      ? scope.owner
      : lookup.imported(node.name, scope.owner)?.type;
  }
  const named = /^static (.+)$/.exec(target?.typeText ?? '')?.[1];
  return named ? lookup.typeNamed(named, scope.owner) : target?.type;
}

/** `ErrorHandler`, known by name and never walked: every method would repeat its inside. */
function errorCall(walk: Walk, owner: ModelType, {node, args}: Request): Value | undefined {
  if (owner.name !== helpers.error) {
    return undefined;
  }
  const message = args[0]?.constant?.split('.').at(-1);
  const isBroken = message !== undefined && !isFormattable(walk.model, message);
  walk.trace.add(
    {
      kind: 'throw',
      exception: isBroken ? 'IllegalArgumentException' : 'FrameworkError',
      ...(message ? {message} : {}),
      ...(isBroken ? {text: "can't parse argument number: "} : {}),
    },
    node.line,
  );
  return {text: node.text};
}

/** A callback of a listener: the reader's own code runs there. */
function listenerCall(walk: Walk, owner: ModelType, {node, args}: Request): Value | undefined {
  const types = [owner, ...walk.model.supertypes(owner)];
  if (!types.some((type) => type.name === helpers.listener)) {
    return undefined;
  }
  const values = args.map((arg) => tidy(arg.text)).join(', ');
  const callback = `${owner.name}.${node.name}(${values})`;
  walk.trace.add({kind: 'listener', callback, order: 'none'}, node.line);
  return {text: node.text};
}

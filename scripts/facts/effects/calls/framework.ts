import {isFormattable} from '../../messages';
import type {ModelType} from '../../model';
import type {Value} from '../value';
import type {Walk} from '../walk';
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
  if (owner.name !== 'ErrorHandler') {
    return undefined;
  }
  const message = args[0]?.constant?.split('.').at(-1);
  const isCaught = node.name === 'handleAndThrow';
  const cause = isCaught ? args[1]?.typeText?.split(' | ') : undefined;
  const isBroken = message !== undefined && !isFormattable(walk.model, message);
  walk.trace.add({
    kind: 'throw',
    line: node.line,
    ...(isBroken
      ? {exception: 'IllegalArgumentException', text: "can't parse argument number: "}
      : {exception: 'FrameworkError'}),
    ...(message ? {message} : {dynamic: true as const}),
    args: args
      .slice(isCaught ? 2 : 1)
      .map((arg) => arg.text)
      .filter(Boolean),
    ...(cause ? {cause} : {}),
  });
  return {text: node.text};
}

/** A callback of a listener: the reader's own code runs there. */
function listenerCall(walk: Walk, owner: ModelType, {node, args}: Request): Value | undefined {
  const types = [owner, ...walk.model.supertypes(owner)];
  if (!types.some((type) => type.name === 'BoykaListener')) {
    return undefined;
  }
  walk.trace.add({
    kind: 'listener',
    listener: owner.name,
    callback: node.name,
    args: args.map((arg) => arg.text),
    line: node.line,
  });
  return {text: node.text};
}

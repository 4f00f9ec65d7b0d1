import {errorConditions} from '../../data/error-conditions';
import {messageText} from '../../data/message-texts';
import {readMessages, sourceUrl, types} from '../../framework';
import type {ApiType, Method, ThrowEffect} from '../../framework/types';
import type {Failure, MethodFacts, MethodMetaFacts, Piece} from '../../framework/sheets';
import {linkTypes, pageOf, typeAddress} from './links';
import {parameterType, signatureTokens} from './signature';
import {allOf, stepsOf} from './steps';
import {isListener, platformsOf} from './typeFacts';

function failure(effect: ThrowEffect): Failure {
  const to = typeAddress(effect.exception);
  const known = readMessages().messages.some((item) => item.name === effect.message);
  const words = errorConditions[effect.message ?? ''];
  return {
    exception: to ? [effect.exception, to] : effect.exception,
    ...(effect.message && {message: effect.message}),
    ...(effect.text ? {text: effect.text} : known && {text: messageText(effect.message!)}),
    ...(words ? {words} : effect.when?.length ? {when: allOf(effect.when)} : {}),
  };
}

/** The errors that leave the method, each once. */
function failuresOf(methods: Method[]): Failure[] {
  const found = new Map<string, Failure>();
  for (const effect of methods.flatMap((method) => method.effects ?? [])) {
    if (effect.kind === 'throw' && !effect.swallowed) {
      const key = `${effect.exception} ${effect.message ?? effect.text ?? effect.line}`;
      if (!found.has(key)) {
        found.set(key, failure(effect));
      }
    }
  }
  return [...found.values()];
}

/** The methods that tell a callback, and when. */
function toldBy(type: ApiType, methods: Method[]): MethodFacts['toldBy'] {
  const order = {
    before: ', before the driver acts',
    between: ', between two calls of the driver',
    after: ', after the driver acted',
    none: '',
  };
  return types().flatMap((teller) =>
    (teller.methods ?? []).flatMap((method) => {
      const told = (method.effects ?? []).find(
        (effect) =>
          effect.kind === 'listener' &&
          !effect.via?.length &&
          effect.callback === methods[0]!.name &&
          effect.listener === type.name &&
          methods.some((callback) => callback.parameters.length === effect.args.length),
      );
      if (told?.kind !== 'listener') {
        return [];
      }
      const text = `${teller.name}.${method.name}()`;
      const to = pageOf(teller.name, method.name);
      const link: Piece = to ? [text, to] : text;
      return [{method: link, order: order[told.order]}];
    }),
  );
}

/**
 * What a method's sheet shows.
 *
 * @param type the type that the page names
 * @param methods every overload of one name
 */
export function methodFacts(type: ApiType, methods: Method[]): MethodFacts {
  const parameters = new Map<string, MethodFacts['parameters'][number]>();
  for (const parameter of methods.flatMap((method) => method.parameters)) {
    if (!parameters.has(parameter.name)) {
      const text = parameterType(parameter);
      parameters.set(parameter.name, {name: parameter.name, type: linkTypes(text, type.uses)});
    }
  }
  return {
    name: methods[0]!.name,
    overloads: methods.map((method) => ({
      signature: method.signature,
      tokens: signatureTokens(type, method),
      ...(method.effects && {steps: stepsOf(type, method)}),
    })),
    parameters: [...parameters.values()],
    returns: methods.some((method) => method.returns && method.returns !== 'void'),
    failures: failuresOf(methods),
    ...(isListener(type) && {toldBy: toldBy(type, methods)}),
  };
}

/**
 * What stands beside a method's heading.
 *
 * @param type the type that the page names
 * @param methods every overload of one name
 */
export function methodMeta(type: ApiType, methods: Method[]): MethodMetaFacts {
  const name = methods[0]!.name;
  const platforms = platformsOf(`${type.name}.${name}`);
  return {
    name,
    sources: methods.map(({line}) => ({line, to: sourceUrl(type.file, line)})),
    ...(platforms && {platforms}),
  };
}

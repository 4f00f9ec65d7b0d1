import {errorConditions} from '../../data/error-conditions';
import {errorAddress} from '../../data/errors';
import {messageText} from '../../data/message-texts';
import {readMessages} from '../../framework';
import type {Failure} from '../../framework/referenceProps';
import type {Effect, Method, ThrowEffect} from '../../framework/types';
import {typeAddress} from './links';
import {allOf} from './steps';

/** The everyday errors come first, those of a wrong setting or an interrupted thread last. */
const FIRST = ['ELEMENT_NOT_FOUND', 'ELEMENT_CANNOT_BE_NULL'];
const LAST = ['DRIVER_ERROR_OCCURRED', 'DELAY_OVERFLOW', 'ERROR_WHILE_SLEEPING'];

function rank({message: name = ''}: Failure): number {
  return FIRST.includes(name) ? -1 : LAST.indexOf(name) + 1;
}

function failure(effect: ThrowEffect): Failure {
  const to = typeAddress(effect.exception);
  const known = readMessages().messages.some((item) => item.name === effect.message);
  const words = errorConditions[effect.message ?? ''];
  const entry = errorAddress(effect.message ?? '');
  return {
    exception: to ? [effect.exception, to] : effect.exception,
    ...(effect.message && {message: effect.message}),
    ...(effect.text ? {text: effect.text} : known && {text: messageText(effect.message!)}),
    ...(words ? {words} : effect.when?.length ? {when: allOf(effect.when)} : {}),
    ...(entry && {to: entry}),
  };
}

/** Whether an effect is an error that reaches the caller. */
export function isRaised(effect: Effect): effect is ThrowEffect {
  return effect.kind === 'throw' && !effect.swallowed;
}

/** The errors that reach the caller, each once, the most likely first. */
export function failuresOf(methods: Method[]): Failure[] {
  const found = new Map<string, Failure>();
  for (const effect of methods.flatMap((method) => method.effects ?? []).filter(isRaised)) {
    const key = `${effect.exception} ${effect.message ?? effect.text ?? effect.line}`;
    if (!found.has(key)) {
      found.set(key, failure(effect));
    }
  }
  return [...found.values()].sort((a, b) => rank(a) - rank(b));
}

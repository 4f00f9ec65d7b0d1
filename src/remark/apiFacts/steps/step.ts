import type {Effect, ListenerEffect} from '../../../framework/types';
import type {TextRun, Step} from '../../../framework/referenceProps';
import {pageOf} from '../links';
import {settingFacts} from '../settings';
import {isInFinder} from './calls';
import {driverCall} from './driverCall';
import {allOf, fillPlaces, tidy} from './wording';

type EffectOf<K extends Effect['kind']> = Extract<Effect, {kind: K}>;

/**
 * One effect as a step that a page shows.
 *
 * @returns undefined where the effect is none to a reader, or is elsewhere on the page
 */
export function stepOf(effect: Effect): Step | undefined {
  switch (effect.kind) {
    case 'log':
      return logStep(effect);
    case 'listener':
      return {kind: 'listener', callback: callback(effect), order: effect.order, ...when(effect)};
    case 'wait':
      return waitStep(effect);
    case 'driver':
      return {kind: 'driver', text: driverCall(effect.text), ...when(effect)};
    case 'assert':
      return {kind: 'assert', label: tidy(effect.label)};
    case 'swallow':
      return {
        kind: 'swallow',
        catches: effect.catches,
        ...(effect.returns !== undefined && {returns: tidy(effect.returns)}),
      };
    case 'return':
      return returnStep(effect);
    default:
      return undefined;
  }
}

/** The condition of an effect, as the key of a step. */
export function when(effect: Effect): {when?: string} {
  return effect.when?.length ? {when: allOf(effect.when)} : {};
}

/** The lines of level `trace` are for those who work on the framework. */
function logStep(effect: EffectOf<'log'>): Step | undefined {
  return effect.level === 'trace'
    ? undefined
    : {
        kind: 'log',
        ...(effect.text !== undefined && {text: fillPlaces(effect.text, effect.args)}),
        ...(effect.level !== 'info' && {level: effect.level}),
        ...when(effect),
      };
}

function waitStep(effect: EffectOf<'wait'>): Step {
  const common = {
    settings: effect.settings.map(settingFacts),
    ...(!isInFinder(effect.via ?? []) && when(effect)),
  };
  return effect.how === 'until'
    ? {kind: 'until', until: effect.strategy ?? tidy(effect.text), ...common}
    : {kind: 'pause', text: tidy(effect.text), ...common};
}

/** A return is a step where it ends the action itself, under a condition. */
function returnStep(effect: EffectOf<'return'>): Step | undefined {
  return effect.when?.length && !effect.via?.length
    ? {kind: 'return', ...(effect.value && {value: tidy(effect.value)}), ...when(effect)}
    : undefined;
}

function callback(effect: ListenerEffect): TextRun {
  const text = `${effect.callback}(${effect.args.map(tidy).join(', ')})`;
  const to = pageOf(effect.listener, effect.callback);
  return to ? [text, to] : text;
}

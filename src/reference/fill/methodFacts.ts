import {sourceUrl} from '../../framework';
import type {CodeRun, Run, Step} from '../props';
import type {ApiType, Method} from '../../framework/types';
import {platformsOf} from '../../knowledge/platformsOf';
import {callersOf, findSteps, sentenceOf} from '../../knowledge/steps';
import type {StepText} from '../../knowledge/steps/schema';
import {failuresOf} from './failures';
import {glance} from './glance';
import {headingId, linkTypes, listOf, pageOf} from './links';
import {signatureTokens} from './signature';
import {runsOf} from './stepText';
import {isListener} from './typeFacts';

/** Fewer common steps than this are clearer where they are. */
const MIN_SHARED = 3;

interface OverloadSteps {
  /** `takeScreenshot(String)`: distinguishes the overloads of one heading. */
  signature: string;
  /** Absent for a method without a body, as in an interface. */
  steps?: Step[];
}

/** Takes the steps with which all overloads end out of each of them. */
function shareSteps(overloads: OverloadSteps[]): {
  overloads: OverloadSteps[];
  sharedSteps?: Step[];
} {
  const texts = overloads.map(({steps = []}) => steps.map((step) => JSON.stringify(step)));
  // Each overload keeps a step, so that its list is not empty.
  const most = Math.min(...texts.map(({length}) => length - 1));
  let count = 0;
  while (count < most && new Set(texts.map((steps) => steps.at(-1 - count))).size === 1) {
    count += 1;
  }
  return overloads.length === 1 || count < MIN_SHARED
    ? {overloads}
    : {
        overloads: overloads.map((overload) => ({
          ...overload,
          steps: overload.steps?.slice(0, -count),
        })),
        sharedSteps: overloads[0]!.steps?.slice(-count),
      };
}

/** A step as the page shows it; a mark for one that calls a listener or takes the place of an error. */
function stepFacts(step: StepText, own: string): Step {
  const text = sentenceOf(step);
  const mark = typeof step !== 'string' ? 'caught' : text.includes('{callback:') && 'listener';
  return {text: runsOf(text, own), ...(mark && {mark})};
}

/** The methods that call a callback, or what does in place of one, each once, and when. */
function callerFacts(callback: string): {caller: Run; order: string}[] {
  return callersOf(callback).map(({method, title, order}) => {
    const [, type = '', name = ''] = /^(.+)\.(\w+)$/.exec(method)!;
    const run: CodeRun = {code: `${method}()`, to: pageOf(type, name)};
    return {caller: title ?? run, order};
  });
}

/**
 * What a method's sheet shows.
 *
 * @param type the type that the page names
 * @param methods every overload of one name
 * @param said types of the errors that the page adds
 */
export function methodFacts(type: ApiType, methods: Method[], said: string[]) {
  const {name} = methods[0]!;
  const id = `${headingId(name)}-steps`;
  const steps = findSteps(`${type.name}.${name}`)?.steps ?? {};
  return {
    /** Of the folded steps and errors. */
    id,
    glance: glance(type.name, name, said, id),
    ...shareSteps(
      methods.map(({signature}) => ({
        signature,
        steps: steps[signature]?.map((step) => stepFacts(step, type.name)),
      })),
    ),
    failures: failuresOf(type.name, name),
    ...(isListener(type) && {calledBy: callerFacts(`${type.name}.${name}`)}),
  };
}

/** `(attribute)`; `(…)` where overloads have different ones. */
function parametersOf(methods: Method[]): string {
  const lists = methods.map(({parameters}) => parameters.map(({name}) => name).join(', '));
  return lists.every((list) => list === lists[0]) ? `(${lists[0]})` : '(…)';
}

/** `(Locator locator, Object... args)`, with links. */
const typedParameters = ({uses}: ApiType, {parameters}: Method): Run[] => [
  '(',
  ...listOf(
    parameters.map(({name, type, varargs}) => [
      ...linkTypes(varargs ? `${type}...` : type, uses),
      ` ${name}`,
    ]),
  ).flat(),
  ')',
];

/** Whether parameters and result beside the heading are all that a caller needs of the signature. */
const fitsHead = ([method, ...overloads]: Method[]): boolean =>
  overloads.length === 0 && !method?.typeParameters?.length && !method?.throws?.length;

/**
 * What is beside a method's heading.
 *
 * @param type the type that the page names
 * @param methods every overload of one name
 */
export function methodHead(type: ApiType, methods: Method[]) {
  const {name, returns = 'void'} = methods[0]!;
  const own = platformsOf(`${type.name}.${name}`);
  const differs = own && JSON.stringify(own) !== JSON.stringify(platformsOf(type.name));
  return {
    name,
    parameters: fitsHead(methods) ? typedParameters(type, methods[0]!) : [parametersOf(methods)],
    ...(returns !== 'void' && {returns: linkTypes(returns, type.uses)}),
    sources: methods.map(({line}) => ({line, to: sourceUrl(type.file, line)})),
    ...(differs && {platforms: own}),
  };
}

/**
 * The signatures, where overloads, type parameters, or exceptions don't fit beside the heading.
 *
 * @param type the type that declares the method
 * @param methods every overload of one name
 */
export function signatureFacts(type: ApiType, methods: Method[]) {
  return fitsHead(methods)
    ? undefined
    : {name: methods[0]!.name, overloads: methods.map((method) => signatureTokens(type, method))};
}

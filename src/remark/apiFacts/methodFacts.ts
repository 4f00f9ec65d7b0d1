import {sourceUrl} from '../../framework';
import type {MethodFacts, MethodHeadFacts, SignatureFacts} from '../../framework/referenceProps';
import type {ApiType, Method} from '../../framework/types';
import {platformsOf} from '../../knowledge/platformsOf';
import {failuresOf} from './failures';
import {glance} from './glance';
import {headingId, linkTypes} from './links';
import {signatureTokens} from './signature';
import {callersOf, linkSteps} from './steps';
import {isListener} from './typeFacts';

/** Fewer common steps than this are clearer where they are. */
const MIN_SHARED = 3;

/** Takes the steps with which all overloads end out of each of them. */
function shareSteps(
  overloads: MethodFacts['overloads'],
): Pick<MethodFacts, 'overloads' | 'sharedSteps'> {
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

/**
 * What a method's sheet shows.
 *
 * @param type the type that the page names
 * @param methods every overload of one name
 * @param said types of the errors that the page adds
 */
export function methodFacts(type: ApiType, methods: Method[], said: string[]): MethodFacts {
  const id = `${headingId(methods[0]!.name)}-steps`;
  return {
    id,
    glance: glance(type, methods, said, id),
    ...shareSteps(
      methods.map((method) => ({
        signature: method.signature,
        ...(method.steps && {steps: linkSteps(type, method.steps)}),
      })),
    ),
    failures: failuresOf(methods),
    ...(isListener(type) && {calledBy: callersOf(methods[0]!)}),
  };
}

/** `(attribute)`; `(…)` where overloads have different ones. */
function parametersOf(methods: Method[]): string {
  const lists = methods.map(({parameters}) => parameters.map(({name}) => name).join(', '));
  return lists.every((list) => list === lists[0]) ? `(${lists[0]})` : '(…)';
}

/**
 * What is beside a method's heading.
 *
 * @param type the type that the page names
 * @param methods every overload of one name
 */
export function methodHead(type: ApiType, methods: Method[]): MethodHeadFacts {
  const {name, returns = 'void'} = methods[0]!;
  const differing = platformsOf(`${type.name}.${name}`);
  return {
    name,
    parameters: parametersOf(methods),
    ...(returns !== 'void' && {returns: linkTypes(returns, type.uses)}),
    sources: methods.map(({line}) => ({line, to: sourceUrl(type.file, line)})),
    ...(differing && {platforms: differing}),
  };
}

/**
 * The signature, where it says more than name, parameters, and result beside the heading.
 *
 * @param type the type that declares the method
 * @param methods every overload of one name
 */
export function signatureFacts(type: ApiType, methods: Method[]): SignatureFacts | undefined {
  const says =
    methods.length > 1 ||
    methods.some(
      ({parameters, typeParameters, throws}) =>
        parameters.length + (typeParameters?.length ?? 0) + (throws?.length ?? 0) > 0,
    );
  return says
    ? {name: methods[0]!.name, overloads: methods.map((method) => signatureTokens(type, method))}
    : undefined;
}

import {sinceOf, sourceUrl} from '../../framework';
import type {Span} from '../spans';
import type {ApiType, Method} from '../../framework/types';
import {platformsOf} from '../../knowledge/platformsOf';
import {
  callbacksIn,
  callersOf,
  exceptionName,
  findSteps,
  readSteps,
  runsIn,
  sentenceOf,
} from '../../knowledge/steps';
import type {StepsEntry, StepText} from '../../knowledge/steps/types';
import {failure} from './failures';
import {headingId, linkTypes, listOf, pageOf} from '../api/addresses';
import {methodDeclaration, signatureSpans} from '../api/signature';
import {callback, overload, stepSpans} from './stepText';
import {isListener} from './typeFacts';

/** Fewer common steps than this are clearer where they are. */
const MIN_SHARED = 3;

/** Takes the steps with which all overloads end out of each of them. */
function shareSteps(overloads: {signature: string; steps: CallStep[]}[]) {
  const texts = overloads.map(({steps}) => steps.map((step) => JSON.stringify(step)));
  // Each overload keeps a step, so that its list is not empty.
  const most = Math.min(...texts.map(({length}) => length - 1));
  let count = 0;
  while (count < most && new Set(texts.map((steps) => steps.at(-1 - count))).size === 1) {
    count += 1;
  }
  if (overloads.length === 1 || count < MIN_SHARED) {
    return {overloads, sharedSteps: undefined};
  }
  return {
    overloads: overloads.map((item) => ({...item, steps: item.steps.slice(0, -count)})),
    sharedSteps: overloads[0]!.steps.slice(-count),
  };
}

/** A step as the page shows it, with a mark if it calls a listener or takes the place of an error. */
export type CallStep = ReturnType<typeof stepFacts>;

function stepFacts(step: StepText, own: string) {
  const listener = callbacksIn([step]).length > 0 ? ('listener' as const) : undefined;
  return {
    text: stepSpans(sentenceOf(step), own),
    mark: typeof step !== 'string' && 'caught' in step ? ('caught' as const) : listener,
  };
}

/** The methods that call a callback, or what does in place of one, each once, and when. */
function callers(callback: string): Span[] {
  const found = callersOf(callback).map(({method, title, order}): Span[] => {
    const [, type = '', name = ''] = /^(.+)\.(\w+)$/.exec(method)!;
    const caller = title ?? {code: `${method}()`, to: pageOf(type, name)};
    return order ? [caller, `, ${order}`] : [caller];
  });
  return found.length > 0
    ? listOf(found, '; ')
    : ['None. The framework declares the callback, but never calls it.'];
}

/** The callbacks that steps name, and then those of the methods that they run. */
function callbacks(steps: StepText[]): string[] {
  const named = callbacksIn(steps).flatMap((item) => (item.isOwn ? [item.callback] : []));
  const run = runsIn(steps).flatMap((name) => {
    const {type, method} = overload(name);
    return callbacks(findSteps(`${type}.${method.name}`)?.steps[method.signature] ?? []);
  });
  return [...named, ...run];
}

/** The callback that a call starts with, and how many follow in the methods that it runs. */
function listener(steps: StepText[], to: string): Span[] {
  const [first, ...more] = new Set(callbacks(steps));
  if (first === undefined) {
    return ['none'];
  }
  const link = callback(first);
  return more.length > 0 ? [link, ' ', {text: `and ${more.length} more`, to}] : [link];
}

/**
 * The facts that most readers look for: what a call waits for, what it does when the element is
 * missing, which listener it notifies, and what it raises.
 *
 * @param name of the method; overloads have one row
 * @param reported errors that the page adds
 * @param id of the folded steps, to which the values link
 */
function summary(
  {name: type}: ApiType,
  name: string,
  entry: StepsEntry,
  reported: string[],
  id: string,
) {
  const {waits, missing, driverFails, steps, errors = []} = entry;
  const to = `#${id}`;
  const own = [...new Set([...errors.map(exceptionName), ...reported])];
  const common = readSteps().get(type)?.common?.errors ?? [];
  const shared = common.some(({except = []}) => !except.includes(name));
  const raised = listOf<Span>([
    ...own.map((name) => ({code: name, to})),
    ...(shared ? [{text: 'shared errors', to: '#common-errors'}] : []),
  ]);
  const row = (label: string, text?: string) =>
    text === undefined ? [] : [{label, value: stepSpans(text, type)}];
  return [
    ...row('Waits until', waits),
    ...row('If it is missing', missing),
    ...row('If the driver fails', driverFails),
    {label: 'Listener', value: listener(Object.values(steps).flat(), to)},
    {label: 'Throws', value: raised.length > 0 ? raised : ['none of its own']},
  ];
}

/**
 * What a method's sheet shows.
 *
 * @param type the type that the page names
 * @param methods every overload of one name
 * @param reported types of the errors that the page adds
 */
export function methodFacts(type: ApiType, methods: Method[], reported: string[]) {
  const {name} = methods[0]!;
  const id = `${headingId(name)}-steps`;
  const entry = findSteps(`${type.name}.${name}`);
  return {
    /** Of the folded steps and errors. */
    id,
    summary: entry ? summary(type, name, entry, reported, id) : [],
    ...shareSteps(
      methods.map(({signature}) => ({
        signature,
        /** None for a method without a body, as in an interface. */
        steps: (entry?.steps[signature] ?? []).map((step) => stepFacts(step, type.name)),
      })),
    ),
    /** The errors that are special to the method, in the order of the data. */
    failures: (entry?.errors ?? []).map((error) => failure(error, type.name)),
    calledBy: isListener(type) ? callers(`${type.name}.${name}`) : undefined,
  };
}

/** `(attribute)`; `(…)` where overloads have different ones. */
function parametersOf(methods: Method[]): string {
  const lists = methods.map(({parameters}) => parameters.map(({name}) => name).join(', '));
  return lists.every((list) => list === lists[0]) ? `(${lists[0]})` : '(…)';
}

/** `(Locator locator, Object... args)`, with links. */
const typedParameters = ({uses}: ApiType, {parameters}: Method): Span[] => [
  '(',
  ...listOf(
    parameters.map(({name, type, varargs}) => [
      ...linkTypes(varargs ? `${type}...` : type, uses),
      ` ${name}`,
    ]),
  ),
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
    /** The row of a property has its own. */
    declared: methods
      .filter(({property}) => !property)
      .map((method) => methodDeclaration(type, method))
      .join('\n'),
    /** Parameters and result. */
    signature: [
      ...(fitsHead(methods) ? typedParameters(type, methods[0]!) : [parametersOf(methods)]),
      ...(returns === 'void' ? [] : [' → ', ...linkTypes(returns, type.uses)]),
    ],
    sources: methods.map(({line}) => ({line, to: sourceUrl(type.file, line)})),
    /** Where it is newer than 2.0.0, and than the type. */
    since: sinceOf(`${type.name}.${name}`),
    /** Where they differ from the type's, without those on which it does not work. */
    platforms: differs ? own.filter(({kind}) => kind !== 'no') : undefined,
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
    : {
        name: methods[0]!.name,
        overloads: listOf(
          methods.map((method) => signatureSpans(type, method)),
          '\n',
        ),
      };
}

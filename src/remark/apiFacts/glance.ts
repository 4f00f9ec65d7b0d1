import type {GlanceFact, Run} from '../../framework/referenceProps';
import type {ApiType, Effect, Method} from '../../framework/types';
import {callbackRun} from './callbacks';
import {failuresOf, isRaised} from './failures';
import {typeAddress} from './links';
import {settingFacts} from './settings';
import {isHighlight, isInFinder, isInPause, isNestedRead} from './steps/calls';
import {tidy} from './steps/wording';

const STATES: Record<string, string> = {VISIBLE: 'visible', CLICKABLE: 'visible, enabled'};
const VALUES: Record<string, string> = {
  '""': 'empty text',
  'List.of()': 'empty list',
  'emptyList()': 'empty list',
  'new ArrayList<String>()': 'empty list',
};
const ON_DRIVER = /\.actions\.(?:elements|drivers|device)$/;

type WaitEffect = Extract<Effect, {kind: 'wait'}>;

/** Effects of the method's own work: not of the outline, nor of a value that it asks for on its way. */
function ownEffects(methods: Method[]): Effect[] {
  return methods
    .flatMap((method) => method.effects ?? [])
    .filter(({via = []}) => !isHighlight(via) && !isNestedRead(via));
}

/** `visible · ≤ 10 s`, the time linked to its key. */
function waits(effects: Effect[]): Run[] {
  const until = effects.filter(
    (effect): effect is WaitEffect => effect.kind === 'wait' && effect.how === 'until',
  );
  const [first] = until;
  if (!first) {
    const paused = effects.some(
      (effect) =>
        effect.kind === 'wait' && effect.settings.length === 0 && effect.via?.length === 1,
    );
    return [paused ? 'the given time is over' : 'nothing'];
  }
  const states = new Set(until.map(({strategy, text}) => STATES[strategy ?? ''] ?? tidy(text)));
  const state = [...states].map<Run>((text, index) => {
    const joined = index ? `, then ${text}` : text;
    return Object.values(STATES).includes(text) ? joined : {code: joined};
  });
  const [key] = first.settings.map(settingFacts);
  if (!key?.default) {
    return state;
  }
  const limit = `≤ ${key.default} s`;
  return [...state, ' · ', Array.isArray(key.key) ? {text: limit, to: key.key[1]} : limit];
}

/** The value in place of an error, or the error. */
function instead(effects: Effect[], methods: Method[], steps: string): Run[] | undefined {
  const swallow = effects.findLast((effect) => effect.kind === 'swallow');
  const value = swallow?.kind === 'swallow' ? swallow.returns : undefined;
  const returned = methods[0]!.returns ?? 'void';
  if (value === undefined || returned === 'void') {
    return undefined;
  }
  const text = VALUES[value];
  const run: Run = text ? {text, to: steps} : {code: tidy(value).replace(/^new /, ''), to: steps};
  return returned.endsWith('Subject') ? ['asserts on ', run] : [run];
}

function whenMissing(effects: Effect[], methods: Method[], steps: string): GlanceFact | undefined {
  const isLookup = effects.some(({via = []}) => isInFinder(via));
  const raises = (name: string) =>
    effects.some((effect) => isRaised(effect) && effect.message === name);
  const error: Run[] = [{code: 'FrameworkError', to: steps}];
  if (isLookup) {
    const value = raises('ELEMENT_NOT_FOUND') ? error : instead(effects, methods, steps);
    return value && {label: 'If it is missing', value};
  }
  const driver = effects.some(({kind}) => kind === 'driver');
  if (!driver) {
    return undefined;
  }
  const caught = effects.filter(
    (effect) => effect.kind === 'swallow' && effect.catches.includes('WebDriverException'),
  );
  const raw: Run = {
    code: 'WebDriverException',
    ...optionalAddress('org.openqa.selenium.WebDriverException'),
  };
  const value = raises('DRIVER_ERROR_OCCURRED')
    ? error
    : (instead(caught, methods, steps) ?? [raw]);
  return {label: 'If the driver fails', value};
}

function optionalAddress(qualified: string): {to?: string} {
  const to = typeAddress('X', {X: qualified});
  return to ? {to} : {};
}

/** The callback that a call starts with, and how many follow in the methods that it runs. */
function listener(effects: Effect[], steps: string): Run[] {
  const names = new Map(
    effects.flatMap((effect) =>
      effect.kind === 'listener' && !isInPause(effect.via ?? [])
        ? [[effect.callback, callbackRun(effect)] as const]
        : [],
    ),
  );
  const [first, ...more] = names.values();
  if (first === undefined) {
    return ['none'];
  }
  const run: Run = typeof first === 'string' ? {code: first} : {code: first[0], to: first[1]};
  return more.length ? [run, ' ', {text: `and ${more.length} more`, to: steps}] : [run];
}

function raised(methods: Method[], said: string[], steps: string): Run[] {
  const own = failuresOf(methods).map(({exception}) =>
    typeof exception === 'string' ? exception : exception[0],
  );
  const names = [...new Set([...own, ...said])];
  return names.length === 0
    ? ['none of its own']
    : names.flatMap<Run>((name, index) => [...(index ? [', '] : []), {code: name, to: steps}]);
}

/**
 * The facts that most readers look for: what a call waits for, what it does when the element is
 * missing, which listener it notifies, and what it raises.
 *
 * @param type the type that the page names
 * @param methods every overload of one name
 * @param said errors that the page adds
 * @param id of the folded steps, to which the values link
 */
export function glance(type: ApiType, methods: Method[], said: string[], id: string): GlanceFact[] {
  if (methods.every((method) => method.effects === undefined)) {
    return [];
  }
  const steps = `#${id}`;
  const effects = ownEffects(methods);
  const onDriver =
    ON_DRIVER.test(type.package) && effects.some(({kind}) => kind === 'driver' || kind === 'wait');
  const missing = onDriver ? whenMissing(effects, methods, steps) : undefined;
  return [
    ...(onDriver ? [{label: 'Waits until', value: waits(effects)}] : []),
    ...(missing ? [missing] : []),
    {label: 'Listener', value: listener(effects, steps)},
    {label: 'Throws', value: raised(methods, said, steps)},
  ];
}

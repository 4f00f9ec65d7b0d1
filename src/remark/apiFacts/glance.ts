import type {GlanceFact, Run} from '../../framework/referenceProps';
import type {ApiType, Method, Overview} from '../../framework/types';
import {failuresOf} from './failures';
import {typeAddress} from './links';
import {callbackRun, settingFacts} from './steps';

const STATES: Record<string, string> = {VISIBLE: 'visible', CLICKABLE: 'visible, enabled'};
const VALUES: Record<string, string> = {
  '""': 'empty text',
  'List.of()': 'empty list',
  'emptyList()': 'empty list',
  'new ArrayList<String>()': 'empty list',
};
const ON_DRIVER = /\.actions\.(?:elements|drivers|device)$/;

/** `visible · ≤ 10 s`, the time linked to its key. */
function waits(overviews: Overview[]): Run[] {
  const states = new Set(overviews.flatMap((item) => item.waits ?? []));
  if (states.size === 0) {
    return [overviews.some((item) => item.pauses) ? 'the given time is over' : 'nothing'];
  }
  const state = [...states].map<Run>((code, index) => {
    const joined = (text: string) => (index ? `, then ${text}` : text);
    const text = STATES[code];
    return text ? joined(text) : {code: joined(code)};
  });
  const {timeout} = overviews.find((item) => item.waits) ?? {};
  const key = timeout === undefined ? undefined : settingFacts(timeout);
  if (!key?.default) {
    return state;
  }
  const limit = `≤ ${key.default} s`;
  return [...state, ' · ', Array.isArray(key.key) ? {text: limit, to: key.key[1]} : limit];
}

/** The value in place of an error. */
function instead(overviews: Overview[], methods: Method[], to: string): Run[] | undefined {
  const value = overviews.findLast((item) => item.fallback !== undefined)?.fallback;
  const returned = methods[0]!.returns ?? 'void';
  if (value === undefined || returned === 'void') {
    return undefined;
  }
  const text = VALUES[value];
  const run: Run = text ? {text, to} : {code: value.replace(/^new /, ''), to};
  return returned.endsWith('Subject') ? ['asserts on ', run] : [run];
}

function whenMissing(overviews: Overview[], methods: Method[], to: string): GlanceFact | undefined {
  const needs = new Set(overviews.map((item) => item.needs));
  const value = instead(overviews, methods, to);
  const valueOr = (message: string) =>
    methods.some(({errors = []}) => errors.some((error) => error.message === message))
      ? [{code: 'FrameworkError', to}]
      : value;
  if (needs.has('element')) {
    const shown = valueOr('ELEMENT_NOT_FOUND');
    return shown && {label: 'If it is missing', value: shown};
  }
  const raw = {
    code: 'WebDriverException',
    to: typeAddress('org.openqa.selenium.WebDriverException'),
  };
  return needs.has('driver')
    ? {label: 'If the driver fails', value: valueOr('DRIVER_ERROR_OCCURRED') ?? [raw]}
    : undefined;
}

/** The callback that a call starts with, and how many follow in the methods that it runs. */
function listener(overviews: Overview[], to: string): Run[] {
  const [first, ...more] = new Set(overviews.flatMap((item) => item.callbacks ?? []));
  if (first === undefined) {
    return ['none'];
  }
  const callback = callbackRun(first);
  const run: Run =
    typeof callback === 'string' ? {code: callback} : {code: callback[0], to: callback[1]};
  return more.length ? [run, ' ', {text: `and ${more.length} more`, to}] : [run];
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
  if (methods.every((method) => method.steps === undefined)) {
    return [];
  }
  const overviews = methods.flatMap((method) => method.overview ?? []);
  const to = `#${id}`;
  const onDriver =
    ON_DRIVER.test(type.package) &&
    overviews.some(({needs, waits: states, pauses}) => needs ?? states ?? pauses);
  const missing = onDriver ? whenMissing(overviews, methods, to) : undefined;
  return [
    ...(onDriver ? [{label: 'Waits until', value: waits(overviews)}] : []),
    ...(missing ? [missing] : []),
    {label: 'Listener', value: listener(overviews, to)},
    {label: 'Throws', value: raised(methods, said, to)},
  ];
}

import type {Run} from '../props';
import {callbacksIn, commonErrors, exceptionName, findSteps, runsIn} from '../../knowledge/steps';
import type {StepText} from '../../knowledge/steps/schema';
import {listOf} from './links';
import {callback, overload, stepRuns} from './stepText';

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
function listener(steps: StepText[], to: string): Run[] {
  const [first, ...more] = new Set(callbacks(steps));
  if (first === undefined) {
    return ['none'];
  }
  const run = callback(first);
  return more.length > 0 ? [run, ' ', {text: `and ${more.length} more`, to}] : [run];
}

/**
 * The facts that most readers look for: what a call waits for, what it does when the element is
 * missing, which listener it notifies, and what it raises.
 *
 * @param type name of the type that declares the method
 * @param method its name; overloads have one row
 * @param said errors that the page adds
 * @param id of the folded steps, to which the values link
 */
export function glance(type: string, method: string, said: string[], id: string) {
  const entry = findSteps(`${type}.${method}`);
  if (!entry) {
    return [];
  }
  const {waits, missing, driverFails, steps, errors = []} = entry;
  const to = `#${id}`;
  const own = [...new Set([...errors.map(exceptionName), ...said])];
  const shared = commonErrors(type, method).length > 0;
  const raised = listOf<Run>([
    ...own.map((name) => ({code: name, to})),
    ...(shared ? [{text: 'shared errors', to: '#common-errors'}] : []),
  ]);
  const row = (label: string, text?: string) =>
    text === undefined ? [] : [{label, value: stepRuns(text, type)}];
  return [
    ...row('Waits until', waits),
    ...row('If it is missing', missing),
    ...row('If the driver fails', driverFails),
    {label: 'Listener', value: listener(Object.values(steps).flat(), to)},
    {label: 'Throws', value: raised.length > 0 ? raised : ['none of its own']},
  ];
}

import type {Value} from '../value';
import type {Walk} from '../walk';
import {tidy} from '../wording';
import type {Request} from './request';

/** Selenium's conditions, each as the framework's `WaitStrategy` names it. */
const STRATEGIES: Record<string, string> = {
  elementToBeClickable: 'CLICKABLE',
  visibilityOfElementLocated: 'VISIBLE',
};

/** A call that waits: for a condition, or for a time. */
export function waitCall(walk: Walk, request: Request): Value | undefined {
  const {node, target, text} = request;
  if (node.name === 'until' && target?.typeText === 'WebDriverWait') {
    return until(walk, request);
  }
  if (node.name === 'sleep') {
    addPause(walk, request);
    return {text};
  }
  return undefined;
}

/** Adds the wait for a time that the first argument gives. */
export function addPause(walk: Walk, {node, args}: Request): void {
  const [time] = args;
  walk.trace.add(
    {kind: 'pause', text: tidy(time?.text ?? ''), settings: time?.keys ?? []},
    node.line,
  );
}

function until(walk: Walk, {node, target, args, text}: Request): Value {
  const [condition] = node.args;
  const [value] = args;
  const strategy = condition?.k === 'call' ? STRATEGIES[condition.name] : undefined;
  walk.trace.add(
    {
      kind: 'until',
      until: strategy ?? tidy(value?.text ?? ''),
      settings: target?.keys ?? [],
    },
    node.line,
  );
  if (value?.code) {
    walk.apply(value, [{text: 'driver', driver: true}]);
  }
  return {text, driver: true};
}

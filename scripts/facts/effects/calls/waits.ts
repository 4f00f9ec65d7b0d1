import type {Value} from '../value';
import type {Walk} from '../walk';
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

/** Tells the wait for a time that the first argument gives. */
export function addPause(walk: Walk, {node, args}: Request): void {
  walk.trace.add({
    kind: 'wait',
    how: 'pause',
    text: args[0]?.text ?? '',
    settings: args[0]?.keys ?? [],
    line: node.line,
  });
}

function until(walk: Walk, {node, target, args, text}: Request): Value {
  const [condition] = node.args;
  const [value] = args;
  const strategy = condition?.k === 'call' ? STRATEGIES[condition.name] : undefined;
  const isKnown = condition?.k === 'call' || value?.code;
  walk.trace.add({
    kind: 'wait',
    how: 'until',
    ...(strategy ? {strategy} : {}),
    text: value?.text ?? '',
    settings: target?.keys ?? [],
    line: node.line,
    ...(isKnown ? {} : {dynamic: true as const}),
  });
  if (value?.code) {
    walk.apply(value, [{text: 'driver', driver: true}]);
  }
  return {text, driver: true};
}

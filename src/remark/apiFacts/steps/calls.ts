import {types} from '../../../framework';
import type {ApiType, Effect, Method} from '../../../framework/types';
import type {TextRun} from '../../../framework/referenceProps';
import {headingId, pageOf} from '../links';

/** What an element action does around its own call; a page says it in one sentence. */
const HIGHLIGHT = 'CommonActions.prepareElementAction';
const PERFORM = 'performElementAction';
const PAUSE = 'CommonActions.pause';
const FINDER = 'ElementFinder.';
const HELPERS = 'CommonActions.';

const typeOf = (call: string) => call.slice(0, call.lastIndexOf('.'));
const nameOf = (call: string) => call.slice(call.lastIndexOf('.') + 1);

/** Whether the element is outlined there. */
export function isHighlight(via: string[]): boolean {
  return via.includes(HIGHLIGHT);
}

/** Whether the element is outlined around an action, and not only while it is looked up. */
export function isAroundAction(via: string[]): boolean {
  return via.some((call) => nameOf(call) === PERFORM);
}

/** Whether it happens inside the pause before an action. */
export function isInPause(via: string[]): boolean {
  return via.includes(PAUSE);
}

/** Whether it happens while an element is looked up. */
export function isInFinder(via: string[]): boolean {
  return via.some((call) => call.startsWith(FINDER));
}

/** The documented action on the way to an effect: its page has the steps. */
export function delegatesTo(via: string[], method: Method): string | undefined {
  const pause = via.indexOf(PAUSE);
  return (pause < 0 ? via : via.slice(0, pause)).find((call) => {
    if (call.startsWith(HELPERS) || pageOf(typeOf(call)) === undefined) {
      return false;
    }
    const type = types().find((item) => item.name === typeOf(call));
    const called = (type?.methods ?? []).find((item) => item.name === nameOf(call));
    return called !== undefined && called !== method && called.modifiers.includes('public');
  });
}

/**
 * Whether an effect happens inside a value that the action reads on its way, such as
 * `displayed()` in the middle of `scrollIntoView`: one helper inside another.
 */
export function isNestedRead(via: string[]): boolean {
  const first = via.findIndex((call) => call.startsWith(HELPERS));
  const own = via.findIndex((call, index) => index > first && !call.startsWith(HELPERS));
  return first >= 0 && own >= 0 && via.slice(own).some((call) => /^CommonActions\.get/.test(call));
}

/** Whether another step covers this effect, or it says nothing to a reader. */
export function isPart({kind, via = []}: Effect): boolean {
  return (
    isInPause(via) ||
    (isInFinder(via) && kind !== 'wait') ||
    (isNestedRead(via) && kind !== 'driver')
  );
}

/** The name of a called method with its place on the site, as it reads on the page of a type. */
export function callee(call: string, own: ApiType): TextRun {
  const type = typeOf(call);
  const name = nameOf(call);
  const text = type === own.name ? `${name}()` : `${type}.${name}()`;
  const to = type === own.name ? `#${headingId(name)}` : pageOf(type, name);
  return to ? [text, to] : text;
}

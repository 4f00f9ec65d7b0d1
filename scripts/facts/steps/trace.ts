import type {RaisedError, Step} from '../../../src/framework/types';
import type {JavaMethod} from '../tree';
import {helpers} from './helpers';

/** Where an effect was found, and on which way. */
interface Way {
  line: number;
  /** Methods that were entered on the way, outermost first: `['CommonActions.pause', 'DriverActions.pause']`. */
  via: string[];
  /** Conditions on the way, outermost first; none when it always happens. */
  conditions: string[];
}

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** An error that was found; `swallowed` when a catch further out keeps it from the caller. */
type Throw = {kind: 'throw'; swallowed?: true} & RaisedError;

/** A log line before its values are named: two lines that differ in a value only are two effects. */
type Log = Omit<Extract<Step, {kind: 'log'}>, 'when'> & {values: string[]};

/** What an effect is, apart from where it was found. */
type What = Log | Throw | Without<Exclude<Step, {kind: 'log' | 'calls'}>, 'when'>;

/** One thing that a method does, itself or in a method that it calls. */
export type Effect = What & {way: Way};

/** Collects the effects of one method in order, each with its call path and conditions. */
export class Trace {
  readonly effects: Effect[] = [];
  readonly via: string[] = [];
  readonly conditions: string[] = [];
  /** What must be true because an error would have ended the method before. */
  readonly checked: string[] = [];
  /** Fields and parameters that were called before: null would have ended the method there. */
  readonly used = new Set<string>();
  /** Methods that are being visited, so that recursion ends. */
  readonly active: JavaMethod[] = [];
  /** How many of the conditions an element is looked up under; undefined outside of a lookup. */
  private conditionsOfLookup: number | undefined;

  add(what: What, line: number): void {
    const {via, conditions, conditionsOfLookup} = this;
    // How the lookup chooses its wait says nothing to a reader.
    const own = what.kind === 'until' ? conditions.slice(0, conditionsOfLookup) : conditions;
    const way = {line, via: [...via], conditions: [...new Set(own)]};
    this.effects.push({...what, way});
  }

  /** Visits a part that only happens under a condition. */
  under<T>(condition: string, walk: () => T): T {
    return within(this.conditions, condition, walk);
  }

  /** Visits the body of a method; `name` is that of one that is called on the way. */
  inside<T>(method: JavaMethod, name: string | undefined, walk: () => T): T {
    const visit = (): T => within(this.active, method, walk);
    if (name === undefined) {
      return visit();
    }
    const before = this.conditionsOfLookup;
    if (name.startsWith(`${helpers.finder}.`)) {
      this.conditionsOfLookup ??= this.conditions.length;
    }
    const result = within(this.via, name, visit);
    this.conditionsOfLookup = before;
    return result;
  }

  /** The effects with the listeners' order among the driver calls, each line once. */
  finish(): Effect[] {
    const isDriver = ({kind}: Effect): boolean => kind === 'driver' || kind === 'until';
    const ordered = this.effects.map((effect, i): Effect => {
      if (effect.kind !== 'listener') {
        return effect;
      }
      const calls = this.effects.map((other) => isDriver(other) && !excludes(other, effect));
      const first = calls.indexOf(true);
      const last = calls.lastIndexOf(true);
      const order = i < first ? 'before' : i > last ? 'after' : 'between';
      return first < 0 ? effect : {...effect, order};
    });
    return once(ordered);
  }
}

function within<Item, Result>(stack: Item[], item: Item, walk: () => Result): Result {
  stack.push(item);
  const result = walk();
  stack.pop();
  return result;
}

const SWITCH_CASE = /^(.*) is [A-Z][A-Z_, ]*$/;

/** Whether two effects are in different cases of one switch: a call has at most one of them. */
function excludes({way: {conditions: a}}: Effect, {way: {conditions: b}}: Effect): boolean {
  const at = a.findIndex((condition, i) => condition !== b[i]);
  const subject = SWITCH_CASE.exec(a[at] ?? '')?.[1];
  return subject !== undefined && subject === SWITCH_CASE.exec(b[at] ?? '')?.[1];
}

/**
 * Leaves out what a line of code does again: an element is looked up twice, and each time with all its errors. The
 * first place in the order stays; its conditions are those under which the line runs at all.
 */
function once(effects: Effect[]): Effect[] {
  const kept = new Map<string, Effect>();
  for (const effect of effects) {
    const {way, ...what} = effect;
    // A guard that several values pass is one line and several errors: its own condition distinguishes them.
    const own = effect.kind === 'throw' ? way.conditions.at(-1) : undefined;
    const key = JSON.stringify([what, way.line, own]);
    const before = kept.get(key);
    // In another case of the method's own switch, the line is a step of that case.
    const isOtherCase =
      before && before.way.conditions[0] !== way.conditions[0] && excludes(before, effect);
    if (isOtherCase) {
      kept.set(JSON.stringify([what, way]), effect);
    } else {
      kept.set(key, before ? either(before, effect) : effect);
    }
  }
  return [...kept.values()];
}

/** Longer choices between two ways are left out: nobody reads them. */
const MAX_CHOICE = 200;

/** One effect for two ways to the same line. */
function either(a: Effect, b: Effect): Effect {
  const [first, second] = [a.way.conditions, b.way.conditions];
  const shorter = Math.min(first.length, second.length);
  const start = countWhile(shorter, (i) => first[i] === second[i]);
  const end = countWhile(shorter - start, (i) => first.at(-1 - i) === second.at(-1 - i));
  const left = first.slice(start, first.length - end);
  const right = second.slice(start, second.length - end);
  const isAlways =
    left.length === 0 ||
    right.length === 0 ||
    (left.length === 1 && right.length === 1 && negate(left[0]!) === right[0]);
  const choice = [left, right].map((part) => part.join(' && ')).join(' or ');
  const middle = isAlways || choice.length > MAX_CHOICE ? [] : [choice];
  const conditions = [...first.slice(0, start), ...middle, ...first.slice(first.length - end)];
  return {...a, way: {...a.way, conditions}};
}

function countWhile(limit: number, test: (i: number) => boolean): number {
  let count = 0;
  while (count < limit && test(count)) {
    count++;
  }
  return count;
}

/**
 * Source text as a reader sees it: without `this.` and without blanks before brackets.
 *
 * @param code one expression
 */
export function tidy(code: string): string {
  return code.replace(/\bthis\./g, '').replace(/(\w) \(/g, '$1(');
}

/**
 * Several conditions as one.
 *
 * @param conditions source text; all of them must be true
 */
export function allOf(conditions: string[]): string {
  return conditions
    .map(tidy)
    .map((code) => (conditions.length > 1 && / or |\|\|/.test(code) ? `(${code})` : code))
    .join(' && ');
}

/** The opposite of a condition, as text. */
export function negate(text: string): string {
  if (text.startsWith('!') && isOneTerm(text.slice(1))) {
    return text.slice(1);
  }
  return isOneTerm(text) ? `!${text}` : `!(${text})`;
}

/** Whether a text has no operator outside parentheses. */
function isOneTerm(text: string): boolean {
  let depth = 0;
  for (const c of text) {
    depth += c === '(' ? 1 : c === ')' ? -1 : 0;
    if (depth === 0 && /[\s&|=!]/.test(c)) {
      return false;
    }
  }
  return true;
}

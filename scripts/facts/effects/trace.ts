import type {Effect} from '../../../src/framework/types';
import type {RawMethod} from '../raw';
import {negate} from './conditions';

/** An effect as it is met: what the trace itself knows is added by {@link Trace.add}. */
type Met<T> = T extends Effect ? Omit<T, 'via' | 'when' | 'file' | 'order'> : never;

/** Collects the effects of one method in order, with the way and the conditions that lead to each. */
export class Trace {
  readonly effects: Effect[] = [];
  readonly via: string[] = [];
  readonly when: string[] = [];
  /** Fields and parameters that were called before: null would have ended the method there. */
  readonly used = new Set<string>();
  /** File of the code that is being walked, and that of the method whose trace this is. */
  file: string;
  /** Methods that are being walked, so that recursion ends. */
  readonly active: RawMethod[] = [];

  constructor(private readonly home: string) {
    this.file = home;
  }

  add(effect: Met<Effect>): void {
    const {kind, line, dynamic, ...rest} = effect as Met<Effect> & {dynamic?: true};
    this.effects.push({
      kind,
      ...rest,
      ...(kind === 'listener' ? {order: 'none'} : {}),
      line,
      ...(this.file === this.home ? {} : {file: this.file}),
      ...(this.via.length > 0 ? {via: [...this.via]} : {}),
      ...(this.when.length > 0 ? {when: [...new Set(this.when)]} : {}),
      ...(dynamic ? {dynamic} : {}),
    } as Effect);
  }

  /** Walks a part that only happens under a condition. */
  under<T>(condition: string, walk: () => T): T {
    this.when.push(condition);
    try {
      return walk();
    } finally {
      this.when.pop();
    }
  }

  /** Walks code that stands in another file. */
  in<T>(file: string, walk: () => T): T {
    const before = this.file;
    this.file = file;
    try {
      return walk();
    } finally {
      this.file = before;
    }
  }

  /** Walks a method of that file that is called on the way. */
  through<T>(method: string, file: string, walk: () => T): T {
    this.via.push(method);
    try {
      return this.in(file, walk);
    } finally {
      this.via.pop();
    }
  }

  /** Walks the body of a method, which until then counts as active. */
  inside<T>(method: RawMethod, walk: () => T): T {
    this.active.push(method);
    try {
      return walk();
    } finally {
      this.active.pop();
    }
  }

  /** Whether a condition is already known on this way. */
  knows(condition: string): boolean {
    return this.when.includes(condition);
  }

  /** The effects with the listeners' order among the driver calls, each place told once. */
  finish(): Effect[] {
    const isDriver = (effect: Effect): boolean =>
      effect.kind === 'driver' || (effect.kind === 'wait' && effect.how === 'until');
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

const SWITCH_CASE = /^(.*) is [A-Z][A-Z_, ]*$/;

/** Whether two effects are in different cases of one switch: a call has at most one of them. */
function excludes({when: a = []}: Effect, {when: b = []}: Effect): boolean {
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
    const what = {...effect, via: undefined, when: undefined};
    // A guard that several values pass is one line and several facts: its own condition tells them apart.
    const key = JSON.stringify(effect.kind === 'throw' ? [what, effect.when?.at(-1)] : what);
    const before = kept.get(key);
    kept.set(key, before ? either(before, effect) : effect);
  }
  return [...kept.values()];
}

/** One effect for two ways to the same line. */
function either(a: Effect, b: Effect): Effect {
  const [first, second] = [a.when ?? [], b.when ?? []];
  const shorter = Math.min(first.length, second.length);
  const start = countWhile(shorter, (i) => first[i] === second[i]);
  const end = countWhile(shorter - start, (i) => first.at(-1 - i) === second.at(-1 - i));
  const left = first.slice(start, first.length - end);
  const right = second.slice(start, second.length - end);
  const isAll =
    left.length === 0 ||
    right.length === 0 ||
    (left.length === 1 && right.length === 1 && isOpposite(left[0] ?? '', right[0] ?? ''));
  const choice = [left, right].map((part) => part.join(' && ')).join(' or ');
  // Beyond this length nobody reads it: then it only says that the conditions were not told apart.
  const isLong = choice.length > 200;
  const middle = isAll || isLong ? [] : [choice];
  const when = [...first.slice(0, start), ...middle, ...first.slice(first.length - end)];
  const {via} = second.length < first.length ? b : a;
  const isVague = a.dynamic || (isLong && !isAll);
  // Taken out and put back, so that the keys stand in one order.
  const result = {...a};
  delete result.via;
  delete result.when;
  delete result.dynamic;
  return {
    ...result,
    ...(via ? {via} : {}),
    ...(when.length > 0 ? {when} : {}),
    ...(isVague ? {dynamic: true as const} : {}),
  };
}

function countWhile(limit: number, test: (i: number) => boolean): number {
  let count = 0;
  while (count < limit && test(count)) {
    count++;
  }
  return count;
}

function isOpposite(a: string, b: string): boolean {
  return negate(a) === b || negate(b) === a;
}

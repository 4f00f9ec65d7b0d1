import file from './traps.json';

/** What the text of keys matches, by their paths; `true` is any value. */
export type Condition = Readonly<Record<string, string | true | undefined>>;

/** A case in which keys of an object have no effect, or are a trap. */
export interface TrapCase {
  when?: Condition;
  /** What the value of a key matches, in the cases of every section. */
  value?: string;
  /** The unit that its key has. */
  unit?: string;
  /** The keys to mark. */
  keys?: readonly string[];
  /** The keys that are read, where all others are to be marked. */
  keysBut?: readonly string[];
  /** The key that a trap is about; without one, the marked keys have no effect. */
  trap?: string;
  /** The message; without one, the caution of the key. */
  text?: string;
}

interface Traps {
  /** In the order in which a sentence names them. */
  platformNames: Readonly<Record<string, string>>;
  /** The first entry that applies to a block. */
  platforms: readonly {section: string; when: Condition; are: readonly string[]}[];
  groups: readonly {
    /** `*` for the keys of every section. */
    section: string;
    /** The methods that the cases were read from. */
    reads: readonly string[];
    isFirstOnly?: boolean;
    cases: readonly TrapCase[];
  }[];
}

/** Keys that have no effect beside others, and keys that do something else than their name says. */
export const traps = file as unknown as Traps;

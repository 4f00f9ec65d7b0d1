/** A platform as `PlatformType` of the framework names it, in the order in which the site shows them. */
export const platforms = ['WEB', 'ANDROID', 'IOS', 'MAC', 'API'] as const;

/** One of the framework's platforms. */
export type Platform = (typeof platforms)[number];

/**
 * The line that decides: a file below the framework's root package and a fragment of exactly one of
 * its lines. `facts:update` looks the fragment up, records the line and stops when it is gone.
 */
export interface Evidence {
  readonly file: string;
  readonly text: string;
}

/** A JSON Schema fragment, as the rules write it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** What only a reader of the code knows of one key. */
export interface KeyRule {
  /** What the key does: one sentence, third person, in our own words. */
  readonly does: string;
  /** Where the framework reads the key; for a key that nothing reads, what proves it. */
  readonly read: readonly Evidence[];
  /** The platforms on which the key has an effect; left out: those of its section. */
  readonly platforms?: readonly Platform[];
  readonly unit?: 'seconds' | 'milliseconds' | 'percent' | 'frames per second' | 'pixels';
  /** What holds when the key is left out and the class's own default does not tell. Markdown. */
  readonly otherwise?: string;
  /** Limits that the framework, or what it hands the number to, enforces. */
  readonly minimum?: 0 | 1;
  readonly maximum?: number;
  /** Pattern of the text, and what an editor shows when a text does not match it. */
  readonly form?: {readonly pattern: string; readonly message: string};
  /** Values that the type has and the framework turns down here. */
  readonly refused?: readonly {readonly value: string; readonly because: Evidence}[];
  /** Values of a map: a schema in place of the one that follows from the Java type. */
  readonly values?: JsonSchema;
  /** `Required …`: when, and what happens without the key. Markdown; left out: never required. */
  readonly needed?: string;
  /** What surprises a reader. Markdown. */
  readonly trap?: string;
  /** The class has the field, and no code reads it. */
  readonly unread?: true;
}

/** Something that the code demands of several keys at once. */
export interface Requirement {
  /** A name for messages. */
  readonly name: string;
  /** The condition; left out: always. */
  readonly if?: JsonSchema;
  readonly then: JsonSchema;
  readonly because: Evidence;
  /** What the framework raises: a constant of `Message`, or a Java exception; left out where it breaks silently. */
  readonly raises?: string;
}

/** What is known of one setting class. */
export interface SectionRule {
  /** The class, as its file stands below the root package. */
  readonly file: string;
  /** Name of the section on the page and in the schema, for instance `ui.web`. */
  readonly section: string;
  /** Paths at which an object of the class stands, with `<key>` for a name of the reader's choice. */
  readonly stands: readonly string[];
  /** What the object is for: one sentence. */
  readonly does: string;
  readonly platforms: readonly Platform[];
  /** One rule for each field, by its Java name. */
  readonly keys: Readonly<Record<string, KeyRule>>;
  readonly requires?: readonly Requirement[];
}

/** A type from outside the framework that a setting class uses, copied by hand from its source. */
export type OutsideType =
  | {
      readonly kind: 'enum';
      readonly constants: readonly string[];
      readonly also?: readonly string[];
    }
  | {
      readonly kind: 'object';
      readonly section: string;
      readonly stands: readonly string[];
      readonly does: string;
      readonly platforms: readonly Platform[];
      readonly unit: KeyRule['unit'];
      /** Whole-number fields in the order of the constructor's parameters, each with what it does. */
      readonly fields: Readonly<Record<string, string>>;
    };

/** Shortens the writing of an {@link Evidence}. */
export function at(file: string, text: string): Evidence {
  return {file: `${file}.java`, text};
}

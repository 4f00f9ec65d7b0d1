import {once} from '../../lib/once';
import {families as familyData, pages, unraised} from './errors.json';
import exceptionLists from './exceptions.json';

/** Cause and fix of an error. Code is in backticks, and a link is `[text](/address)`. */
export interface ErrorRecord {
  readonly cause: string;
  readonly fix: string;
  /** Ids of the configuration keys that decide, such as `ui.timeout.explicit_wait`. */
  readonly settings?: readonly string[];
  /** What the framework puts into each placeholder of a message, in the order of `{0}`, `{1}`. */
  readonly placeholders?: readonly string[];
  /** Qualified name of the class, of an exception of a library or of Java. */
  readonly exception?: string;
  /** Qualified names of classes that mean the same. */
  readonly also?: readonly string[];
  /** Name of the program that prints the line, such as a build tool. */
  readonly tool?: string;
  /** Fixed part of the line, or of the exception's text, with `{name}` where a value is. */
  readonly text?: string;
  /** Other texts of the same error, which need no class. */
  readonly texts?: readonly string[];
  /** Whether the line has nothing to do with the failure of a test. */
  readonly harmless?: boolean;
  /** Whether the line only says that something else failed. */
  readonly consequence?: boolean;
  /** Errors that say more than this exception when they wrap it. */
  readonly behind?: readonly string[];
  /** Cause and fix as the tables of the guides show them. */
  readonly row?: {readonly cause: string; readonly fix: string};
}

/** What is said of an exception without an entry of its own; it names no cause. */
export interface Family {
  readonly id: string;
  /** What the qualified names of its classes begin with. */
  readonly packages: readonly string[];
  /** Which kind of error it is. */
  readonly label: string;
  /** What in the log decides. */
  readonly decides: string;
  /** Where to look on this site. */
  readonly look: string;
}

/** The families of exceptions; the first whose packages fit counts. */
export const families: readonly Family[] = familyData;

/** Qualified names of the exceptions of Java and of the libraries of the framework. */
export const exceptions: readonly string[] = exceptionLists.lists.flatMap(({classes}) => classes);

const data: Readonly<Record<string, Readonly<Record<string, ErrorRecord>>>> = pages;
/** Why the code that raises a message is never reached; no reason where no code raises it. */
const never: Readonly<Record<string, {why?: string; placeholders?: readonly string[]}>> = unraised;

/** The page with the log reader and the list of all errors; the others are below it. */
const TROUBLESHOOTING = '/docs/guides/troubleshooting';

const NOT_RAISED = 'No code of the documented version raises this text.';
const FIX_NOT_RAISED =
  'Another version of the framework, or your own code, raised it: search your project for the text, and check the version in the build file.';

/** Constants of messages and ids of exceptions that a page explains, by the last part of its address. */
export const errorPages: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(data).map(([page, entries]) => [page, Object.keys(entries)]),
);

/** Constants of messages that the framework declares and never raises. */
export const unraisedErrors: readonly string[] = Object.keys(never);

/** Constants of messages and ids of exceptions that have an entry. */
export const errorNames: readonly string[] = [
  ...Object.values(errorPages).flat(),
  ...unraisedErrors,
];

/** Every entry with its address, by constant of Message or id of an exception; made with the first call. */
const allEntries = once(() => {
  const entries = new Map<string, ErrorRecord & {readonly address: string}>();
  for (const [page, ofPage] of Object.entries(data)) {
    for (const [name, entry] of Object.entries(ofPage)) {
      entries.set(name, {...entry, address: `${TROUBLESHOOTING}/${page}#${errorId(name)}`});
    }
  }
  for (const [name, {why: cause = NOT_RAISED, placeholders}] of Object.entries(never)) {
    const address = `${TROUBLESHOOTING}#${errorId(name)}`;
    entries.set(name, {cause, fix: FIX_NOT_RAISED, placeholders, address});
  }
  return entries;
});

/**
 * The id of an error's heading.
 *
 * @param name constant of Message, or the id of an exception or line
 */
export function errorId(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

/**
 * The address of an error's entry.
 *
 * @param name constant of Message, or the id of an exception or line
 * @returns nothing when no page explains it
 */
export function errorAddress(name: string): string | undefined {
  return allEntries().get(name)?.address;
}

/**
 * The address of the entry of an exception.
 *
 * @param type its simple name, as API pages write it
 * @returns nothing when no page explains it
 */
export function exceptionAddress(type: string): string | undefined {
  return [...allEntries().values()].find(
    ({text, exception}) => text === undefined && exception?.endsWith(`.${type}`),
  )?.address;
}

/**
 * What is known of an error, and the address of its entry.
 *
 * @param name constant of Message, or the id of an exception or line
 * @throws Error when no page explains it
 */
export function explain(name: string) {
  const entry = allEntries().get(name);
  if (!entry) {
    throw new Error(`${name} has no entry: add it to src/knowledge/errors/errors.json.`);
  }
  return entry;
}

/**
 * What the log reader needs of an error.
 *
 * @param name constant of Message, or the id of an exception or line
 * @param message text of the message, with `{name}` where a value is
 */
export function logError(name: string, message = '') {
  const entry = explain(name);
  const {exception, also = [], tool, text, texts = []} = entry;
  const types = exception === undefined ? [] : [exception, ...also];
  const ofTypes = types.map((type) => (text === undefined ? type : `${type}: ${text}`));
  const [first = text ?? message, ...others] = ofTypes;
  return {
    id: name,
    /** As a heading shows it: a message word for word, an exception by its simple name. */
    label: first.replace(exception ? /^[\w.]*\./ : '', ''),
    /** What a log has of it, with `{name}` where a value is. */
    texts: [first, ...others, ...texts],
    isFirstLine: tool !== undefined,
    isHarmless: entry.harmless,
    isConsequence: entry.consequence,
    behind: entry.behind,
    to: entry.address,
  };
}

import {pages, unraised} from './errors.json';

/** Cause and fix of an error. Code is in backticks, and a link is `[text](/address)`. */
export interface ErrorEntry {
  readonly cause: string;
  readonly fix: string;
  /** Ids of the configuration keys that decide, such as `ui.timeout.explicit_wait`. */
  readonly settings?: readonly string[];
  /** What the framework puts into each placeholder of a message, in the order of `{0}`, `{1}`. */
  readonly placeholders?: readonly string[];
}

/** An exception of a library or of Java that reaches a reader as it is. */
export interface ExceptionEntry extends ErrorEntry {
  /** Qualified name of the class. */
  readonly exception: string;
  /** Fixed part of its text where the class alone says too little, with `{name}` where a value is. */
  readonly text?: string;
  /** Qualified names of classes that mean the same. */
  readonly also?: readonly string[];
}

/** A line that another program prints, such as a build tool. */
export interface ToolEntry extends ErrorEntry {
  /** Name of the program. */
  readonly tool: string;
  /** Fixed part of the line, with `{name}` where a value is. */
  readonly text: string;
}

type Entry = ErrorEntry | ExceptionEntry | ToolEntry;

/** A message that the framework declares, and that no code of it raises or reaches. */
interface UnraisedEntry {
  readonly placeholders?: readonly string[];
  /** Why the code that raises it is never reached. Absent where no code raises it. */
  readonly why?: string;
}

const data: Readonly<Record<string, Readonly<Record<string, Entry>>>> = pages;
const never: Readonly<Record<string, UnraisedEntry>> = unraised;

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

interface Place {
  address: string;
  entry: Entry;
}

/** Every entry with its address, by constant of Message or id of an exception. */
const all = new Map<string, Place>([
  ...Object.entries(data).flatMap(([page, entries]) =>
    Object.entries(entries).map(([name, entry]): [string, Place] => [
      name,
      {address: `${TROUBLESHOOTING}/${page}#${errorId(name)}`, entry},
    ]),
  ),
  ...Object.entries(never).map(([name, {why = NOT_RAISED, placeholders}]): [string, Place] => [
    name,
    {
      address: `${TROUBLESHOOTING}#${errorId(name)}`,
      entry: {cause: why, fix: FIX_NOT_RAISED, ...(placeholders && {placeholders})},
    },
  ]),
]);

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
  return all.get(name)?.address;
}

/**
 * The address of the entry of an exception.
 *
 * @param type its simple name, as API pages write it
 * @returns nothing when no page explains it
 */
export function exceptionAddress(type: string): string | undefined {
  const general = [...all.keys()].find((name) => {
    const exception = exceptionOf(name);
    return exception?.text === undefined && exception?.exception.endsWith(`.${type}`);
  });
  return general && errorAddress(general);
}

/** The entry of a line of another program; undefined for everything else. */
export function toolLineOf(name: string): ToolEntry | undefined {
  const entry = findError(name);
  return entry && 'tool' in entry ? (entry as ToolEntry) : undefined;
}

/** The entry of an exception; undefined for a message of the framework or of another program. */
export function exceptionOf(name: string): ExceptionEntry | undefined {
  const entry = findError(name);
  return entry && 'exception' in entry ? (entry as ExceptionEntry) : undefined;
}

/** What is known of an error; undefined when no page explains it. */
export function findError(name: string): ErrorEntry | undefined {
  return all.get(name)?.entry;
}

/**
 * What is known of an error.
 *
 * @param name constant of Message, or the id of an exception or line
 * @throws Error when no page explains it
 */
export function explain(name: string): ErrorEntry {
  const entry = findError(name);
  if (!entry) {
    throw new Error(`${name} has no entry: add it to src/knowledge/errors/errors.json.`);
  }
  return entry;
}

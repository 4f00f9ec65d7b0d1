import {pages, unused} from './errors.json';

/** Condition, cause, and remedy of an error. Code is in backticks, and a link is `[text](/address)`. */
export interface ErrorEntry {
  readonly when: string;
  readonly why: string;
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

/** A message that the framework declares, and that no code of it raises. */
interface UnusedEntry {
  readonly unused: boolean;
  readonly placeholders?: readonly string[];
}

const data: Readonly<
  Record<string, Readonly<Record<string, ErrorEntry | ExceptionEntry | UnusedEntry>>>
> = pages;

/** The page with the log reader and the list of all errors; the others are below it. */
const TROUBLESHOOTING = '/docs/guides/troubleshooting';

/** Constants of messages and ids of exceptions that a page explains, by the last part of its address. */
export const errorPages: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(data).map(([page, entries]) => [page, Object.keys(entries)]),
);

/** Every entry with its page, by constant of Message or id of an exception. */
const all = new Map(
  Object.entries(data).flatMap(([page, entries]) =>
    Object.entries(entries).map(([name, entry]) => {
      const explained: ErrorEntry = 'unused' in entry ? {...unused, ...entry} : entry;
      return [name, {page, entry: explained}] as const;
    }),
  ),
);

/**
 * The id of an error's heading.
 *
 * @param name constant of Message, or the id of an exception
 */
export function errorId(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

/**
 * The address of an error's entry.
 *
 * @param name constant of Message, or the id of an exception
 * @returns nothing when no page explains it
 */
export function errorAddress(name: string): string | undefined {
  const page = all.get(name)?.page;
  return page && `${TROUBLESHOOTING}/${page}#${errorId(name)}`;
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

/** The entry of an exception; undefined for a message of the framework. */
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
 * @param name constant of Message, or the id of an exception
 * @throws Error when no page explains it
 */
export function explain(name: string): ErrorEntry {
  const entry = findError(name);
  if (!entry) {
    throw new Error(`${name} has no entry: add it to src/knowledge/errors/errors.json.`);
  }
  return entry;
}

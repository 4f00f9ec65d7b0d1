import {errorConditions} from '../error-conditions';
import {api} from './api';
import {browser} from './browser';
import {configuration} from './configuration';
import {data} from './data';
import {devices} from './devices';
import {elements} from './elements';
import {sessions} from './sessions';
import type {ErrorEntries, ErrorEntry, ExceptionEntry} from './types';

export type {ErrorEntry, ExceptionEntry} from './types';

/** The page with the log reader and the list of all errors; the others are below it. */
const TROUBLESHOOTING = '/docs/guides/troubleshooting';

/** What each page below the first explains, by the last part of its address. */
export const errorPages: Readonly<Record<string, ErrorEntries>> = {
  configuration,
  sessions,
  elements,
  browser,
  devices,
  api,
  data,
};

/** Every entry with its page, by constant of Message or id of an exception. */
const entries = new Map(
  Object.entries(errorPages).flatMap(([page, ofPage]) =>
    Object.entries(ofPage).map(([name, entry]) => [name, {page, entry}] as const),
  ),
);

/** Condition, cause, and remedy of one error. */
export interface Explanation extends ErrorEntry {
  when: string;
}

/** Whether an entry is one of an exception, not of a message of the framework. */
export function isException(entry: ErrorEntry): entry is ExceptionEntry {
  return 'exception' in entry;
}

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
  const page = entries.get(name)?.page;
  return page && `${TROUBLESHOOTING}/${page}#${errorId(name)}`;
}

/**
 * The address of the entry of an exception.
 *
 * @param type its simple name, as API pages write it
 * @returns nothing when no page explains it
 */
export function exceptionAddress(type: string): string | undefined {
  const general = [...entries].find(
    ([, {entry}]) =>
      isException(entry) && entry.text === undefined && entry.exception.endsWith(`.${type}`),
  );
  return general && errorAddress(general[0]);
}

/** The entry of an exception; undefined for a message of the framework. */
export function exceptionOf(name: string): ExceptionEntry | undefined {
  const entry = entries.get(name)?.entry;
  return entry && isException(entry) ? entry : undefined;
}

/**
 * What is known of an error.
 *
 * @param name constant of Message, or the id of an exception
 * @throws Error when no page explains it
 */
export function explain(name: string): Explanation {
  const entry = entries.get(name)?.entry;
  if (!entry) {
    throw new Error(`${name} has no entry: add it to a file of src/data/errors.`);
  }
  if (isException(entry)) {
    return entry;
  }
  return {
    ...entry,
    when: errorConditions[name] ?? 'Never: no code of the documented version raises it.',
  };
}

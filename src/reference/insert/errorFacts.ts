import {message, readMessages, sourceUrl} from '../../framework';
import {configKey} from '../../framework/config';
import {
  errorId,
  errorNames,
  errorPages,
  explain,
  logError,
  unraisedErrors,
} from '../../knowledge/errors';
import {messageText} from '../../knowledge/errors/messageText';
import {configKeyAddress} from './configFacts';
import {listOf} from '../api/addresses';

/**
 * What the entry of an error shows.
 *
 * @param name constant of Message, or the id of an exception
 * @throws Error when the error or one of its keys does not exist
 */
export function errorFacts(name: string) {
  const {cause, fix, tool, exception} = explain(name);
  return {
    /** The exception's class, or the constant. A tool that prints its errors has neither. */
    name: tool ? undefined : (exception ?? name),
    printedBy: tool,
    source: tool || exception ? undefined : sourceOf(name),
    cause,
    fix,
    settings: settingsOf(name),
  };
}

function sourceOf(name: string) {
  const {line} = message(name);
  return {line, to: sourceUrl(readMessages().file, line)};
}

/**
 * What the list of errors and the log reader need of each error of a page.
 *
 * @param page last part of its address
 */
export function errorLinks(page: string) {
  const names = errorPages[page];
  if (!names) {
    throw new Error(
      `"${page}" is not a page of errors. Pages: ${Object.keys(errorPages).join(', ')}.`,
    );
  }
  return names.map(errorLink);
}

/**
 * What the list of errors and the log reader need of an error.
 *
 * @param name constant of Message, or the id of an exception
 */
export function errorLink(name: string) {
  return {...logError(name, messageOf(name)), settings: settingsOf(name)};
}

/** The text of an error as a heading shows it: a message word for word, an exception by its simple name. */
export function errorLabel(name: string): string {
  return logError(name, messageOf(name)).label;
}

/** What the log reader needs beside the entries, which a reader's browser loads with the first log. */
export function logReaderFacts() {
  return errorNames
    .map((id) => ({id, message: messageOf(id), settings: settingsOf(id)}))
    .filter(({message, settings}) => message !== undefined || settings.length > 0);
}

/** The text of a message of the framework. */
function messageOf(name: string): string | undefined {
  const {exception, tool} = explain(name);
  return exception === undefined && tool === undefined ? messageText(name) : undefined;
}

function settingsOf(name: string) {
  return listOf(
    (explain(name).settings ?? []).map((anchor) => ({
      code: anchor.replace(/^file\./, ''),
      to: configKeyAddress(configKey(anchor)),
    })),
  );
}

/** The texts that the framework declares and never raises. */
export function unraisedFacts() {
  return unraisedErrors.map((name) => ({
    id: errorId(name),
    name,
    label: errorLabel(name),
    cause: explain(name).cause,
  }));
}

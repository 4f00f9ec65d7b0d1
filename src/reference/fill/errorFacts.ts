import {message, readMessages, sourceUrl} from '../../framework';
import {findConfigKey} from '../../framework/config';
import type {CodeRun} from '../props';
import {
  errorAddress,
  errorId,
  errorPages,
  exceptionOf,
  explain,
  toolLineOf,
  unraisedErrors,
} from '../../knowledge/errors';
import {messageText} from '../../knowledge/errors/messageText';
import {configKeyAddress} from './configFacts';
import {listOf} from './links';

/**
 * What the entry of an error shows.
 *
 * @param name constant of Message, or the id of an exception
 * @throws Error when the error or one of its keys does not exist
 */
export function errorFacts(name: string) {
  const {cause, fix} = explain(name);
  return {
    ...originOf(name),
    cause,
    fix,
    settings: settingsOf(name),
  };
}

/** Who raises or prints an error: a program, an exception's class, or a line of the framework. */
function originOf(name: string) {
  const line = toolLineOf(name);
  if (line) {
    return {name, printedBy: line.tool};
  }
  const exception = exceptionOf(name);
  if (exception) {
    return {name: exception.exception};
  }
  const {line: at} = message(name);
  return {name, source: {line: at, to: sourceUrl(readMessages().file, at)}};
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
  return {
    id: name,
    label: errorLabel(name),
    /** What a log has of it, with `{name}` where a value is. */
    texts: textsOf(name),
    to: errorAddress(name)!,
    settings: settingsOf(name),
  };
}

/** The text of an error as a heading shows it: a message word for word, an exception by its simple name. */
export function errorLabel(name: string): string {
  const exception = exceptionOf(name);
  if (!exception) {
    return toolLineOf(name)?.text ?? messageText(name);
  }
  const simple = exception.exception.split('.').at(-1)!;
  return exception.text === undefined ? simple : `${simple}: ${exception.text}`;
}

/** The texts that a log has for an error. */
function textsOf(name: string): string[] {
  const exception = exceptionOf(name);
  if (!exception) {
    return [errorLabel(name)];
  }
  const {exception: type, also = [], text} = exception;
  return [type, ...also].map((item) => (text === undefined ? item : `${item}: ${text}`));
}

function settingsOf(name: string) {
  const keys = (explain(name).settings ?? []).map((anchor): CodeRun => {
    const key = findConfigKey(anchor);
    if (!key) {
      throw new Error(`${name} names the key ${anchor}, which does not exist.`);
    }
    return {code: key.anchor.replace(/^file\./, ''), to: configKeyAddress(key.anchor)};
  });
  return listOf(keys);
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

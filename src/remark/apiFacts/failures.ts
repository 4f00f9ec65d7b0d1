import {readMessages} from '../../framework';
import type {Failure} from '../../framework/referenceProps';
import type {Method, RaisedError} from '../../framework/types';
import {errorAddress, findError} from '../../knowledge/errors';
import {messageText} from '../../knowledge/errors/messageText';
import {linked, typeAddress} from './links';

/** The everyday errors come first, those of a wrong setting or an interrupted thread last. */
const FIRST = ['ELEMENT_NOT_FOUND', 'ELEMENT_CANNOT_BE_NULL'];
const LAST = ['DRIVER_ERROR_OCCURRED', 'DELAY_OVERFLOW', 'ERROR_WHILE_SLEEPING'];

function rank({message: name = ''}: Failure): number {
  return FIRST.includes(name) ? -1 : LAST.indexOf(name) + 1;
}

function failure({exception, message = '', text}: RaisedError): Failure {
  const known = readMessages().messages.some((item) => item.name === message);
  const words = findError(message)?.when;
  const entry = errorAddress(message);
  return {
    exception: linked(exception, typeAddress(exception)),
    ...(message && {message}),
    ...(text ? {text} : known && {text: messageText(message)}),
    ...(words && {words}),
    ...(entry && {to: entry}),
  };
}

/** The errors that reach the caller, each once, the most likely first. */
export function failuresOf(methods: Method[]): Failure[] {
  const found = new Map<string, Failure>();
  for (const error of methods.flatMap((method) => method.errors ?? [])) {
    const key = `${error.exception} ${error.message ?? error.text}`;
    if (!found.has(key)) {
      found.set(key, failure(error));
    }
  }
  return [...found.values()].sort((a, b) => rank(a) - rank(b));
}

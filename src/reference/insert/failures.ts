import type {Span} from '../spans';
import {explain} from '../../knowledge/errors';
import {messageText} from '../../knowledge/errors/messageText';
import {exceptionName, readSteps} from '../../knowledge/steps';
import type {CommonError, StepError} from '../../knowledge/steps/types';
import {listOf} from '../api/addresses';
import {exceptionSpan, stepSpans} from './stepText';

/**
 * An error that a call may raise: its exception, what it says, the address of its entry, and in
 * words when it is raised.
 */
export function failure(error: StepError, own: string) {
  const {message, text, entry} = error;
  const name = exceptionName(error);
  return {
    exception: entry === undefined ? exceptionSpan(name) : {code: name, to: explain(entry).address},
    text: message && (text ?? messageText(message)),
    to: message && explain(message).address,
    words: stepSpans(error.when, own),
  };
}

/** `Doesn't apply to draw, submit.`: the methods that cannot raise a common error, entry points left out. */
function exceptions({except = []}: CommonError, type: string): Span[] {
  const methods = readSteps().get(type)!.methods;
  const named = except.filter((method) => Object.values(methods[method]!.steps).flat().length > 0);
  return named.length === 0
    ? []
    : [" Doesn't apply to ", ...listOf(named.map((code) => ({code}))), '.'];
}

/** The errors that the methods of a type share. */
export function commonFailures(type: string) {
  const errors = readSteps().get(type)?.common?.errors ?? [];
  return errors.map((error) => {
    const {words, ...rest} = failure(error, type);
    return {...rest, words: [...words, ...exceptions(error, type)]};
  });
}

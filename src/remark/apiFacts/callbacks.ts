import type {CallerFacts} from '../../framework/referenceProps';
import type {Method} from '../../framework/types';
import {methodRun} from './steps';

const ORDER = {
  before: 'before the driver acts',
  between: 'between two calls of the driver',
  after: 'after the driver acted',
  none: '',
};

/** The methods that call a callback, each once, and when. */
export function callersOf({calledBy = []}: Method): CallerFacts[] {
  return calledBy.map(({method, order}) => ({
    method: methodRun(method),
    order: order
      .map((item) => ORDER[item])
      .filter(Boolean)
      .join(' or '),
  }));
}

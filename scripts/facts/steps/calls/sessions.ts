import type {ModelType} from '../../model';
import {declaredResult, sessionDriver} from '../declared';
import {helpers} from '../helpers';
import type {Value} from '../value';
import type {Walk} from '../walk';
import {generatedCall} from './generated';
import type {Request} from './request';

/** A call of the session: a look-up of what it holds. */
export function sessionCall(walk: Walk, owner: ModelType, request: Request): Value | undefined {
  if (!helpers.session.includes(owner.name) || helpers.session.includes(walk.home.name)) {
    return undefined;
  }
  const {node, text, args} = request;
  if (node.name === 'getDriver') {
    return sessionDriver(text);
  }
  if (node.name === 'getWait') {
    return {text, typeText: 'WebDriverWait', keys: walk.settings.sessionWait()};
  }
  const found = walk.lookup.method(owner, node.name, args);
  if (found) {
    return {...declaredResult(walk.model, found), text};
  }
  return generatedCall(walk, owner, request) ?? {text};
}

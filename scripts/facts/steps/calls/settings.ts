import type {ModelType} from '../../model';
import {declaredResult} from '../declared';
import type {Value} from '../value';
import type {Walk} from '../walk';
import type {Request} from './request';

/** A call of a setting class: its value knows the keys of the configuration that it is read from. */
export function settingCall(walk: Walk, owner: ModelType, request: Request): Value | undefined {
  const {node, target, args, text, isTarget} = request;
  const {settings} = walk;
  if (!settings.has(owner) || !target || target.text === 'this' || !node.target) {
    return undefined;
  }
  const read = settings.read(target, node.name, text);
  if (!read) {
    // A look-up by name such as getWebSetting(key): its result stands at the keys of its type.
    const found = walk.lookup.method(owner, node.name, args);
    return found && {...declaredResult(walk.model, found), text};
  }
  const isBranch = read.type && settings.has(read.type);
  return isTarget && !isBranch ? {...read, driver: false} : read;
}

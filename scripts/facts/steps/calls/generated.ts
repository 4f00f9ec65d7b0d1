import type {ModelType} from '../../model';
import {sessionDriver, typed} from '../declared';
import {fieldOfGetter} from '../settings';
import {BUILT, type Value} from '../value';
import type {Walk} from '../walk';
import type {Request} from './request';

/** A method that Lombok writes: a getter reads a field, a builder's entry starts a builder. */
export function generatedCall(
  walk: Walk,
  owner: ModelType,
  {node, text}: Request,
): Value | undefined {
  const returns = walk.lookup.generated(owner, node.name);
  if (!returns) {
    return undefined;
  }
  if (/Builder\b/.test(returns) && returns.startsWith(`${owner.raw.name}Builder`)) {
    return {text, builds: owner, fields: new Map([[BUILT, {text: ''}]])};
  }
  if (owner.name === 'DriverSession' && node.name === 'getDriver') {
    return sessionDriver(text);
  }
  const field = fieldOfGetter(owner, node.name);
  return {text, ...(field ? typed(walk.model, field.type, owner) : {})};
}

/** A step of a builder: a field is set, or the object is built. */
export function builderStep(target: Value, {node, args, text}: Request): Value {
  const type = target.builds;
  const fields = new Map(target.fields);
  const isField = type?.raw.fields.some((field) => field.name === node.name);
  if (isField && args[0]) {
    fields.set(node.name, args[0]);
    return {text, builds: type, fields};
  }
  return node.args.length === 0
    ? {text, type, fields, isNull: false}
    : {text, builds: type, fields};
}

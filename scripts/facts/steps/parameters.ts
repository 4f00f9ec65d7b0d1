import type {Model, ModelType} from '../model';
import type {RawMethod} from '../raw';
import {isFunctionType, typed} from './declared';
import type {Found} from './lookup';
import type {Value} from './value';
import {Scope} from './value';

/** The scope of a method that a reader calls: of its parameters only the declaration is known. */
export function unknownArguments(model: Model, owner: ModelType, method: RawMethod): Scope {
  const scope = new Scope(owner, {text: 'this', type: owner});
  for (const {name, type} of method.parameters) {
    scope.set(name, {
      text: name,
      ...typed(model, type, owner),
      ...(isFunctionType(type) ? {typeText: type} : {}),
    });
  }
  return scope;
}

/** The scope of a method that is called on the way, with what the caller hands in. */
export function knownArguments(
  model: Model,
  {owner, method}: Found,
  self: Value,
  args: Value[],
): Scope {
  const scope = new Scope(owner, self);
  method.parameters.forEach(({name, type, varargs}, i) => {
    const value = varargs ? rest(args.slice(i)) : (args[i] ?? {text: name});
    const isTyped = value.type ?? value.typeText;
    scope.set(name, isTyped ? value : {...typed(model, type, owner), ...value});
  });
  return scope;
}

/** The array that Java makes of variable arguments. */
function rest(args: Value[]): Value {
  return {text: args.map((arg) => arg.text).join(', ')};
}

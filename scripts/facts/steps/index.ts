import type {ApiType, ListenerOrder, Method} from '../../../src/framework/types';
import type {Model, ModelType} from '../model';
import type {RawMethod} from '../parse';
import {parametersOf, signatureOf} from '../names';
import {INTERNAL} from './helpers';
import {Lookup} from './lookup';
import {SettingPaths} from './settings';
import {type FindDocumented, summarize} from './summary';
import {Trace} from './trace';
import {MethodVisitor} from './methodVisitor';

/** Packages whose methods a reader calls; a listener or a setting class has no body to describe. */
const TRACED = /\.(actions|builders|manager|utils)(\.(?!interfaces)\w+)*$/;

/**
 * Adds to every documented method with a body its steps, errors, and overview, and to every callback its callers.
 *
 * @param model the parsed tree
 * @param types the facts to complete, as `apiTypes` returns them
 */
export function addSteps(model: Model, types: ApiType[]): void {
  const lookup = new Lookup(model);
  const settings = new SettingPaths(model);
  const findDocumented = documentedIn(types);
  const calls: CallbackCall[] = [];
  for (const facts of types) {
    const type = model.qualified(`${facts.package}.${facts.name}`);
    if (!type || facts.generated || !isDocumented(facts)) {
      continue;
    }
    for (const method of facts.methods ?? []) {
      const raw = bodyOf(type, method);
      if (raw?.body) {
        const trace = new Trace(type.unit.file);
        new MethodVisitor(model, lookup, settings, trace, type).enter(raw, raw.body);
        const {callbacks, ...summary} = summarize(trace.finish(), method, findDocumented);
        Object.assign(method, summary);
        const caller = `${facts.name}.${method.name}`;
        calls.push(...callbacks.map((call) => ({...call, caller})));
      }
    }
  }
  addCallers(types, calls);
}

/** The method in the source; undefined when a reader can't call it. */
function bodyOf(type: ModelType, method: Method): RawMethod | undefined {
  const isCalled = method.modifiers.includes('public') && !method.isConstructor;
  const raw = type.raw.methods.find(
    (item) => signatureOf(item.name, parametersOf(item)) === method.signature,
  );
  return isCalled && !method.generated ? raw : undefined;
}

/** A method that calls a callback, both as `Type.method`. */
interface CallbackCall {
  callback: string;
  caller: string;
  order: ListenerOrder;
}

/** Adds to every callback the methods that call it; overloads are one method. */
function addCallers(types: ApiType[], calls: CallbackCall[]): void {
  for (const type of types) {
    for (const method of type.methods ?? []) {
      const own = calls.filter(({callback}) => callback === `${type.name}.${method.name}`);
      const callers = [...new Set(own.map(({caller}) => caller))];
      if (callers.length > 0) {
        method.calledBy = callers.map((name) => {
          const orders = own.filter(({caller}) => caller === name).map(({order}) => order);
          return {method: name, order: [...new Set(orders)]};
        });
      }
    }
  }
}

/** A reader has objects of a public class, and of any class by its interface of the same name. */
function isDocumented(type: ApiType): boolean {
  const {name, kind, modifiers, implements: interfaces = []} = type;
  const isReachable = modifiers.includes('public') || interfaces.includes(`I${name}`);
  const isInternal = kind === 'interface' || INTERNAL.includes(name);
  return isReachable && !isInternal && TRACED.test(type.package);
}

function documentedIn(types: ApiType[]): FindDocumented {
  return (call): Method | undefined => {
    const dot = call.lastIndexOf('.');
    const type = types.find((item) => item.name === call.slice(0, dot));
    const method = type?.methods?.find((item) => item.name === call.slice(dot + 1));
    const isFound = type && isDocumented(type) && method?.modifiers.includes('public');
    return isFound ? method : undefined;
  };
}

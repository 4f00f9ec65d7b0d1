import type {ListenerOrder, Method} from '../../../src/framework/types';
import type {Model} from '../model';
import type {JavaType} from '../tree';
import {INTERNAL} from './helpers';
import {SettingPaths} from './settings';
import {summarize} from './summary';
import {Trace} from './trace';
import {MethodVisitor} from './visitor';

/** Packages whose methods a reader calls; a listener or a setting class has no body to describe. */
const TRACED = /\.(actions|builders|manager|utils)(\.(?!interfaces)\w+)*$/;

/**
 * Adds to every documented method with a body its steps, errors, and overview, and to every callback its callers.
 *
 * @param model the parsed source; its methods are completed
 */
export function addSteps(model: Model): void {
  const settings = new SettingPaths(model);
  const documented = documentedMethods(model);
  const calls: CallbackCall[] = [];
  for (const type of model.types.filter(isDocumented)) {
    for (const method of type.methods.filter(isCalled)) {
      if (method.body) {
        const trace = new Trace(type.file);
        new MethodVisitor(model, settings, trace, type).enter(method, method.body);
        const caller = `${type.name}.${method.name}`;
        const isDelegate = (call: string) => call !== caller && documented.has(call);
        const {callbacks, ...summary} = summarize(trace.finish(), method, isDelegate);
        Object.assign(method, summary);
        calls.push(...callbacks.map((call) => ({...call, caller})));
      }
    }
  }
  addCallers(model, calls);
}

/** A method that calls a callback, both as `Type.method`. */
interface CallbackCall {
  callback: string;
  caller: string;
  order: ListenerOrder;
}

/** Adds to every callback the methods that call it; overloads are one method. */
function addCallers({types}: Model, calls: CallbackCall[]): void {
  for (const type of types) {
    for (const method of type.methods) {
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

/** Whether a reader can call a method of an object. */
function isCalled({modifiers, isConstructor}: Method): boolean {
  return modifiers.includes('public') && !isConstructor;
}

/** A reader has objects of a public class, and of any class by its interface of the same name. */
function isDocumented({
  name,
  kind,
  modifiers,
  implements: interfaces,
  package: of,
}: JavaType): boolean {
  const isReachable = modifiers.includes('public') || interfaces.includes(`I${name}`);
  const isInternal = kind === 'interface' || INTERNAL.includes(name);
  return isReachable && !isInternal && TRACED.test(of);
}

/** Names of the methods that a page documents, as `Type.method`. */
function documentedMethods({types}: Model): Set<string> {
  return new Set(
    types
      .filter(isDocumented)
      .flatMap(({name, methods}) =>
        methods
          .filter(({modifiers}) => modifiers.includes('public'))
          .map((method) => `${name}.${method.name}`),
      ),
  );
}

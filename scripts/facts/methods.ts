import {createHash} from 'node:crypto';
import type {MethodSource} from '../../src/framework/types';
import {compare, list, type Model} from './model';
import {descendants, type JavaMethod, type JavaType} from './tree';

/** The interface that every listener of the framework extends. */
const LISTENER = 'BoykaListener';

/**
 * What the methods of the source have in their bodies, public or not: a hash, and the callbacks that they call.
 *
 * @param model the parsed source
 * @returns by `Type.method`, overloads together, sorted by name
 */
export function methodSources(model: Model): Record<string, MethodSource> {
  const found = new Map<string, {bodies: string[]; callbacks: Set<string>}>();
  for (const type of model.types) {
    for (const method of type.methods.filter(({body}) => body)) {
      const name = `${type.name}.${method.name}`;
      const source = found.get(name) ?? {bodies: [], callbacks: new Set<string>()};
      found.set(name, source);
      source.bodies.push(`${method.signature}${withoutComments(method.bodySource!)}`);
      callbacksIn(model, type, method).forEach((callback) => source.callbacks.add(callback));
    }
  }
  return Object.fromEntries(
    [...found]
      .sort(([a], [b]) => compare(a, b))
      .map(([name, {bodies, callbacks}]) => [
        name,
        {hash: hashOf(bodies.sort().join('\n')), ...list('callbacks', [...callbacks].sort())},
      ]),
  );
}

/** A body without comments and blanks; texts in quotes stay as they are. */
function withoutComments(source: string): string {
  return source.replace(
    /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|\/\*[\s\S]*?\*\/|\/\/.*|\s+/g,
    (_, quoted?: string) => quoted ?? '',
  );
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The callbacks that a body calls of the listener in a field of its type. */
function callbacksIn(model: Model, owner: JavaType, {body}: JavaMethod): string[] {
  const listeners = owner.fields
    .flatMap(({type}) => model.find(type, owner) ?? [])
    .filter((type) => model.supertypes(type).some(({name}) => name === LISTENER));
  const called = descendants(body!).flatMap((node) => {
    if (node.kind === 'METHOD_INVOCATION') {
      const {methodSelect: select} = node;
      return [select.kind === 'MEMBER_SELECT' ? select.identifier : select.name];
    }
    return node.kind === 'MEMBER_REFERENCE' ? [node.name] : [];
  });
  return listeners.flatMap(({name, methods}) =>
    methods
      .filter((method) => called.includes(method.name))
      .map((method) => `${name}.${method.name}`),
  );
}

import {createHash} from 'node:crypto';
import type {MethodSource} from '../../src/framework/types';
import {compare, list, type Model} from './model';
import {descendants, type JavaMethod, type JavaNode, type JavaType} from './tree';

/** The interface that every listener of the framework extends. */
const LISTENER = 'BoykaListener';

/**
 * What the methods of the source have in their bodies, public or not: a hash, the callbacks that they call, and the
 * methods of their own type that they call. A constant whose value comes from a call is one of them.
 *
 * @param model the parsed source
 * @returns by `Type.method`, overloads together, sorted by name
 */
export function methodSources(model: Model): Record<string, MethodSource> {
  const found = new Map<string, {body: string; callbacks: string[]; calls: string[]}[]>();
  for (const type of model.types) {
    for (const method of [...type.methods.filter(({body}) => body), ...computedConstants(type)]) {
      const name = `${type.name}.${method.name}`;
      const source = {
        body: `${method.signature}${withoutComments(method.bodySource!)}`,
        callbacks: callbacksIn(model, type, method),
        calls: callsIn(type, method),
      };
      found.set(name, [...(found.get(name) ?? []), source]);
    }
  }
  const sorted = [...found].sort(([a], [b]) => compare(a, b));
  return Object.fromEntries(
    sorted.map(([name, sources]) => {
      const unique = (part: 'callbacks' | 'calls') =>
        list(part, [...new Set(sources.flatMap((source) => source[part]))].sort());
      const bodies = sources.map(({body}) => body).sort();
      return [name, {hash: hashOf(bodies.join('\n')), ...unique('callbacks'), ...unique('calls')}];
    }),
  );
}

/** The static fields whose value comes from a call, such as the screen size. Loggers are left out. */
function computedConstants({fields}: JavaType): MethodLike[] {
  return fields
    .filter(({modifiers, type}) => modifiers.includes('static') && type !== 'Logger')
    .filter(({value}) => value && [value, ...descendants(value)].some(isCall))
    .map(({name, value}) => ({name, signature: name, body: value!, bodySource: value!.text}));
}

type MethodLike = Pick<JavaMethod, 'name' | 'signature' | 'body' | 'bodySource'>;

const isCall = ({kind}: JavaNode): boolean => kind === 'METHOD_INVOCATION';

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
function callbacksIn(model: Model, owner: JavaType, {body}: MethodLike): string[] {
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

/** The other methods of its own type that a body calls, by name or on `this`. */
function callsIn(owner: JavaType, {name, body}: MethodLike): string[] {
  const own = new Set(owner.methods.filter((method) => method.body).map((method) => method.name));
  const isOwner = ({text}: JavaNode) => text === 'this' || text === owner.simpleName;
  const called = (node: JavaNode): string | undefined => {
    if (node.kind === 'NEW_CLASS') {
      return node.identifier.text;
    }
    if (node.kind === 'MEMBER_REFERENCE') {
      return isOwner(node.qualifierExpression) ? node.name : undefined;
    }
    if (node.kind !== 'METHOD_INVOCATION') {
      return undefined;
    }
    const {methodSelect: select} = node;
    if (select.kind === 'IDENTIFIER') {
      return select.name;
    }
    // `this.header(…).body(…)`: each call of a chain that begins with one of its own.
    const {expression, identifier} = select;
    const isChain = own.has((isCall(expression) && called(expression)) || '');
    return isOwner(expression) || isChain ? identifier : undefined;
  };
  return [body!, ...descendants(body!)]
    .map(called)
    .filter((method) => method && method !== name && own.has(method))
    .map((method) => `${owner.name}.${method}`);
}

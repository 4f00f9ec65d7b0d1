import {erase, type Model} from '../model';
import type {JavaMethod, JavaType} from '../tree';
import type {Found, Value} from './value';

/**
 * The method that a call means, by name, number and known types of its arguments: that of the type or of its nearest
 * supertype; the declaration that fits best.
 *
 * @param active methods that are being visited
 */
export function findMethod(
  model: Model,
  type: JavaType,
  name: string,
  args: Value[],
  active: readonly JavaMethod[] = [],
): Found | undefined {
  for (const owner of [type, ...model.supertypes(type)]) {
    const named = owner.methods.filter((item) => item.name === name && !item.isConstructor);
    const method = bestOf(named, args, active);
    if (method) {
      return {owner, method};
    }
  }
  return undefined;
}

export function findConstructor({methods}: JavaType, args: Value[]): JavaMethod | undefined {
  return bestOf(
    methods.filter((method) => method.isConstructor),
    args,
  );
}

function bestOf(
  methods: JavaMethod[],
  args: Value[],
  active: readonly JavaMethod[] = [],
): JavaMethod | undefined {
  return methods
    .map((method) => {
      const score = fit(method, args);
      // Between overloads that fit alike, one that is being visited calls the other one.
      return {method, score: active.includes(method) && score > 0 ? score - 0.5 : score};
    })
    .filter(({score}) => score >= 0)
    .sort((a, b) => b.score - a.score)[0]?.method;
}

/** How well arguments fit a method: -1 not at all, more is better. */
function fit({parameters}: JavaMethod, args: Value[]): number {
  const varargs = parameters.at(-1)?.varargs ?? false;
  if (varargs ? args.length < parameters.length - 1 : args.length !== parameters.length) {
    return -1;
  }
  return args.reduce((sum, arg, i) => sum + fitOne(parameters[i]?.type, arg), varargs ? 0 : 1);
}

const ARITY: Record<string, number> = {
  BiConsumer: 2,
  BiFunction: 2,
  BiPredicate: 2,
  Consumer: 1,
  Function: 1,
  Predicate: 1,
  Supplier: 0,
  Runnable: 0,
};

/** What classes of the JDK are, where a value is known by its class and a parameter by its interface. */
const INTERFACES: Record<string, string> = {ArrayList: 'List', EnumMap: 'Map', HashMap: 'Map'};

function fitOne(parameter: string | undefined, arg: Value): number {
  if (!parameter) {
    return 0;
  }
  const wanted = erase(parameter);
  if (arg.code) {
    const node = arg.code.node;
    // A method reference on a type takes the receiver as its one argument, in this code base always.
    const arity = node.kind === 'LAMBDA_EXPRESSION' ? node.parameters.length : 1;
    return ARITY[wanted] === arity ? 3 : 0;
  }
  const known =
    arg.type?.simpleName ?? (arg.string === undefined ? erase(arg.typeText ?? '') : 'String');
  if (known === wanted || INTERFACES[known] === wanted) {
    return 3;
  }
  return /^[A-Z]$/.test(wanted) || wanted === 'Object' ? 1 : 0;
}

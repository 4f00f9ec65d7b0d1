import {lombokMembers} from '../lombok';
import {erase, type Model, type ModelType} from '../model';
import type {RawMethod} from '../parse';
import type {Found, Value} from './value';

/** Finds the method that a call means, by name, number and known types of its arguments. */
export class Lookup {
  constructor(private readonly model: Model) {}

  /**
   * The method of a type or of its supertypes; the nearest declaration that fits best.
   *
   * @param active methods that are being visited
   */
  method(
    type: ModelType,
    name: string,
    args: Value[],
    active: readonly RawMethod[] = [],
  ): Found | undefined {
    let best: {found: Found; score: number} | undefined;
    for (const owner of [type, ...this.model.supertypes(type)]) {
      for (const method of owner.raw.methods) {
        const fits = method.name === name && !method.isConstructor ? fit(method, args) : -1;
        // Between overloads that fit alike, one that is being visited calls the other one.
        const score = active.includes(method) && fits > 0 ? fits - 0.5 : fits;
        if (score >= 0 && (!best || score > best.score)) {
          best = {found: {owner, method}, score};
        }
      }
      if (best) {
        return best.found;
      }
    }
    return undefined;
  }

  constructorOf(type: ModelType, args: Value[]): RawMethod | undefined {
    return type.raw.methods
      .filter((method) => method.isConstructor)
      .map((method) => ({method, score: fit(method, args)}))
      .filter((item) => item.score >= 0)
      .sort((a, b) => b.score - a.score)[0]?.method;
  }

  /** Classes that say "implements" of an interface themselves. */
  implementers(type: ModelType): ModelType[] {
    return this.model.types.filter(
      (candidate) =>
        candidate.raw.kind === 'class' &&
        candidate.raw.implements.some((text) => this.model.find(text, candidate) === type),
    );
  }

  /** Return type of a method that Lombok generates for the type itself. */
  generated(type: ModelType, name: string): string | undefined {
    return lombokMembers(type.raw).methods.find((method) => method.name === name)?.returns;
  }

  /** The type that a name in an expression means: `Message`, `MouseAction.ActionType`. */
  typeNamed(name: string, from: ModelType): ModelType | undefined {
    return /^[A-Z]/.test(name) ? this.model.find(name, from) : undefined;
  }

  /** The member that a statically imported name means. */
  imported(name: string, from: ModelType): {type?: ModelType; qualified: string} | undefined {
    const found = from.unit.imports.find((item) => item.static && item.name.endsWith(`.${name}`));
    if (!found) {
      return undefined;
    }
    const qualified = found.name.slice(0, -name.length - 1);
    return {type: this.model.qualified(qualified), qualified};
  }
}

/** How well arguments fit a method: -1 not at all, more is better. */
function fit(method: RawMethod, args: Value[]): number {
  const {parameters} = method;
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
    const arity = node.k === 'lambda' ? node.params.length : 1;
    return ARITY[wanted] === arity ? 3 : 0;
  }
  const known =
    arg.type?.raw.name ?? (arg.string === undefined ? erase(arg.typeText ?? '') : 'String');
  if (known === wanted || INTERFACES[known] === wanted) {
    return 3;
  }
  return /^[A-Z]$/.test(wanted) || wanted === 'Object' ? 1 : 0;
}

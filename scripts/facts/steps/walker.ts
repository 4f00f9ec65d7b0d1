import type {Model, ModelType} from '../model';
import type {RawMethod, RawNode} from '../raw';
import {declaredResult} from './declared';
import {expression} from './expressions';
import type {Found, Lookup} from './lookup';
import {merge} from './merge';
import {lastOf} from './nodes';
import {knownArguments, unknownArguments} from './parameters';
import {reference} from './references';
import type {SettingPaths} from './settings';
import {statement} from './statements';
import type {Trace} from './trace';
import type {Scope, Value} from './value';
import type {End, Walk} from './walk';

/** What all walks through one tree share: both hold an index over every type. */
export interface Shared {
  readonly model: Model;
  readonly lookup: Lookup;
  readonly settings: SettingPaths;
}

/** Walks method bodies without running them and tells a trace what it meets. */
export class Walker implements Walk {
  readonly model: Model;
  readonly lookup: Lookup;
  readonly settings: SettingPaths;
  lastStatement: RawNode | undefined;

  constructor(
    {model, lookup, settings}: Shared,
    readonly trace: Trace,
    readonly home: ModelType,
  ) {
    this.model = model;
    this.lookup = lookup;
    this.settings = settings;
  }

  /** Walks a method with its parameters unknown: what a reader's call does. */
  enter(method: RawMethod): void {
    const {body} = method;
    if (!body) {
      return;
    }
    this.lastStatement = lastOf(body);
    const scope = unknownArguments(this.model, this.home, method);
    this.trace.inside(method, () => this.statement(body, scope, true));
  }

  follow(found: Found, self: Value, args: Value[]): Value | undefined {
    const {owner, method} = found;
    const {body} = method;
    const {trace} = this;
    const declared = declaredResult(this.model, found);
    if (!body || trace.active.includes(method)) {
      return declared;
    }
    const scope = knownArguments(this.model, found, self, args);
    const walk = (): End => trace.inside(method, () => this.statement(body, scope, false));
    const end = trace.through(`${owner.name}.${method.name}`, owner.unit.file, walk);
    return end.how === 'return' && end.value ? merge(end.value, declared) : declared;
  }

  apply(value: Value, args: Value[]): Value | undefined {
    if (!value.code) {
      return undefined;
    }
    const {node, scope} = value.code;
    if (node.k === 'ref') {
      return reference(this, node, scope, args);
    }
    if (node.k !== 'lambda') {
      return undefined;
    }
    const inner = scope.inner();
    node.params.forEach((name, i) => inner.set(name, {...args[i], text: name}));
    // The code stands where it was written, whoever calls it.
    const end = this.trace.in(scope.owner.unit.file, () => this.statement(node.body, inner, false));
    return end.how === 'return' ? end.value : undefined;
  }

  statement(node: RawNode, scope: Scope, outermost: boolean): End {
    return statement(this, node, scope, outermost);
  }

  expression(node: RawNode, scope: Scope, isTarget = false): Value {
    return expression(this, node, scope, isTarget);
  }

  peek(node: RawNode, scope: Scope): Value | undefined {
    if (node.k === 'call') {
      const first = node.args[0];
      return node.name === 'requireNonNull' && first ? this.peek(first, scope) : undefined;
    }
    const isPlain = node.k === 'id' || node.k === 'field' || node.k === 'literal';
    return isPlain ? this.expression(node, scope) : undefined;
  }
}

import type {Model, ModelType} from '../model';
import type {RawMethod, RawNode} from '../raw';
import {visitExpression, visitReference} from './expressions';
import type {Lookup} from './lookup';
import type {SettingPaths} from './settings';
import {lastOf, visitStatement} from './statements';
import type {Trace} from './trace';
import {
  declaredResult,
  type Found,
  knownArguments,
  merge,
  type Scope,
  unknownArguments,
  type Value,
} from './value';
import type {End, Visitor} from './visitor';

/** What all visits of one tree share: each has an index over every type. */
export interface Shared {
  readonly model: Model;
  readonly lookup: Lookup;
  readonly settings: SettingPaths;
}

/** Visits method bodies without running them and records in a trace what it finds. */
export class MethodVisitor implements Visitor {
  readonly model: Model;
  readonly lookup: Lookup;
  readonly settings: SettingPaths;
  lastStatement: RawNode | undefined;

  constructor(
    {model, lookup, settings}: Shared,
    readonly trace: Trace,
    readonly tracedType: ModelType,
  ) {
    this.model = model;
    this.lookup = lookup;
    this.settings = settings;
  }

  /** Visits a method with its parameters unknown: what a reader's call does. */
  enter(method: RawMethod): void {
    const {body} = method;
    if (!body) {
      return;
    }
    this.lastStatement = lastOf(body);
    const scope = unknownArguments(this.model, this.tracedType, method);
    this.trace.inside(method, () => this.visitStatement(body, scope, true));
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
    const walk = (): End => trace.inside(method, () => this.visitStatement(body, scope, false));
    const end = trace.through(`${owner.name}.${method.name}`, owner.unit.file, walk);
    return end.how === 'return' && end.value ? merge(end.value, declared) : declared;
  }

  apply(value: Value, args: Value[]): Value | undefined {
    if (!value.code) {
      return undefined;
    }
    const {node, scope} = value.code;
    if (node.k === 'ref') {
      return visitReference(this, node, scope, args);
    }
    if (node.k !== 'lambda') {
      return undefined;
    }
    const inner = scope.inner();
    node.params.forEach((name, i) => inner.set(name, {...args[i], text: name}));
    // The code belongs to the file where it was written, whoever calls it.
    const end = this.trace.in(scope.owner.unit.file, () =>
      this.visitStatement(node.body, inner, false),
    );
    return end.how === 'return' ? end.value : undefined;
  }

  visitStatement(node: RawNode, scope: Scope, isTraced: boolean): End {
    return visitStatement(this, node, scope, isTraced);
  }

  visitExpression(node: RawNode, scope: Scope, isTarget = false): Value {
    return visitExpression(this, node, scope, isTarget);
  }

  knownValue(node: RawNode, scope: Scope): Value | undefined {
    if (node.k === 'call') {
      const first = node.args[0];
      return node.name === 'requireNonNull' && first ? this.knownValue(first, scope) : undefined;
    }
    const isPlain = node.k === 'id' || node.k === 'field' || node.k === 'literal';
    return isPlain ? this.visitExpression(node, scope) : undefined;
  }
}

import type {Model, ModelType} from '../model';
import type {RawCatch, RawField, RawMethod, RawNode} from '../raw';
import {externalCall, frameworkCall} from './calls';
import {isKnown, negate, truth} from './conditions';
import type {Found} from './lookup';
import {Lookup} from './lookup';
import {SettingPaths, typed} from './settings';
import type {Trace} from './trace';
import type {Value} from './value';
import {Scope} from './value';

/** How a statement ends: it goes on, leaves the method with a value, or throws. */
export type End = {how: 'next'} | {how: 'return'; value?: Value} | {how: 'throw'};

const NEXT: End = {how: 'next'};
const ERRORS = ['FrameworkError', 'Error', 'Throwable'];

/** Walks method bodies without running them and tells a trace what it meets. */
export class Walker {
  readonly lookup: Lookup;
  readonly settings: SettingPaths;
  /** The traced method's own end: no early return. */
  private lastReturn: RawNode | undefined;

  constructor(
    readonly model: Model,
    readonly trace: Trace,
    /** The type whose method is traced: only there are session look-ups followed. */
    readonly home: ModelType,
    shared?: {lookup: Lookup; settings: SettingPaths},
  ) {
    this.lookup = shared?.lookup ?? new Lookup(model);
    this.settings = shared?.settings ?? new SettingPaths(model);
  }

  /** Walks a method with its parameters unknown: what a reader's call does. */
  enter(owner: ModelType, method: RawMethod): void {
    const scope = new Scope(owner, {text: 'this', type: owner});
    for (const parameter of method.parameters) {
      const code = /^(Bi)?(Function|Consumer|Predicate|Supplier)\b/.test(parameter.type);
      scope.set(parameter.name, {
        text: parameter.name,
        ...typed(this.model, parameter.type, owner),
        ...(code ? {typeText: parameter.type} : {}),
      });
    }
    this.trace.active.push(method);
    if (method.body) {
      this.lastReturn = lastOf(method.body);
      this.statement(method.body, scope, true);
    }
    this.trace.active.pop();
  }

  /** Walks a method that is called on the way; recursion ends at the second entry. */
  follow(found: Found, self: Value, args: Value[]): Value | undefined {
    const {owner, method} = found;
    const {trace} = this;
    if (!method.body || trace.active.includes(method)) {
      return this.declared(found);
    }
    const scope = new Scope(owner, self);
    method.parameters.forEach((parameter, i) => {
      const value: Value = parameter.varargs
        ? {
            text: args
              .slice(i)
              .map((arg) => arg.text)
              .join(', '),
          }
        : (args[i] ?? {text: parameter.name});
      const known = value.type ?? value.typeText;
      scope.set(
        parameter.name,
        known ? value : {...typed(this.model, parameter.type, owner), ...value},
      );
    });
    const file = trace.file;
    trace.file = owner.unit.file;
    trace.via.push(`${owner.name}.${method.name}`);
    trace.active.push(method);
    const end = this.statement(method.body, scope, false);
    trace.active.pop();
    trace.via.pop();
    trace.file = file;
    const declared = this.declared(found);
    const value = end.how === 'return' ? end.value : undefined;
    return value ? merge(value, declared) : declared;
  }

  /** What is known of a method's result from its declaration. */
  declared({owner, method}: Found): Value | undefined {
    return method.returns
      ? {text: `${method.name}()`, ...typed(this.model, method.returns, owner)}
      : undefined;
  }

  /** @param outermost whether this stands in the traced method itself, where an early return is a fact */
  statement(node: RawNode, scope: Scope, outermost: boolean): End {
    switch (node.k) {
      case 'block':
        return this.block(node.body, scope.inner(), outermost);
      case 'do':
        this.expression(node.value, scope);
        return NEXT;
      case 'var':
        scope.set(node.name, this.variable(node, scope));
        return NEXT;
      case 'if':
        return this.choice(node, scope, outermost);
      case 'return': {
        const value = node.value ? this.expression(node.value, scope) : undefined;
        if (outermost && node !== this.lastReturn && this.trace.when.length > 0) {
          this.trace.add({kind: 'return', line: node.line, ...(value ? {value: value.text} : {})});
        }
        return {how: 'return', value};
      }
      case 'throw':
        return this.raise(node, scope);
      case 'try':
        return this.attempt(node, scope, outermost);
      case 'switch':
        this.cases(node, scope, outermost);
        return NEXT;
      case 'loop':
        return this.loop(node, scope, outermost);
      default:
        return NEXT;
    }
  }

  expression(node: RawNode, scope: Scope, isTarget = false): Value {
    switch (node.k) {
      case 'call':
        return this.call(node, scope, isTarget);
      case 'new':
        return this.creation(node, scope);
      case 'lambda':
      case 'ref':
        return {text: node.text, isNull: false, code: {node, scope}};
      case 'id':
        return this.name(node.name, scope);
      case 'field':
        return this.field(node, scope);
      case 'literal':
        return {
          text: node.text,
          isNull: node.type === 'NULL_LITERAL',
          ...(typeof node.value === 'string' ? {string: node.value} : {}),
          ...(typeof node.value === 'boolean' ? {bool: node.value} : {}),
        };
      case 'assign': {
        const value = this.expression(node.value, scope);
        scope.assign(node.to, value);
        return value;
      }
      case 'cast':
        return this.expression(node.value, scope, isTarget);
      case 'switch':
        return this.cases(node, scope, false) ?? {text: 'switch'};
      case 'conditional': {
        this.expression(node.condition, scope);
        const known = truth(this, node.condition, scope);
        const yes = known === false ? undefined : this.expression(node.then, scope);
        const no = known === true ? undefined : this.expression(node.else, scope);
        const either = {...no, ...yes, text: scope.fill(node.text)};
        return known === undefined ? {text: either.text, keys: join(yes, no)} : either;
      }
      case 'binary':
      case 'unary':
      case 'other': {
        const parts = node.parts.map((part) => this.expression(part, scope));
        return {text: scope.fill(node.text), keys: join(...parts)};
      }
      default:
        return {text: ''};
    }
  }

  /** Enters a lambda or method reference with the arguments that it is called with. */
  apply(value: Value, args: Value[]): Value | undefined {
    if (!value.code) {
      return undefined;
    }
    const {node, scope} = value.code;
    if (node.k === 'ref') {
      return this.reference(node, scope, args);
    }
    if (node.k !== 'lambda') {
      return undefined;
    }
    const inner = scope.inner();
    node.params.forEach((name, i) => inner.set(name, {...args[i], text: name}));
    // The code stands where it was written, whoever calls it.
    const file = this.trace.file;
    this.trace.file = scope.owner.unit.file;
    const end = this.statement(node.body, inner, false);
    this.trace.file = file;
    return end.how === 'return' ? end.value : undefined;
  }

  /** What is known of an expression, without a trace: names, constants and what guards hand through. */
  peek(node: RawNode, scope: Scope): Value | undefined {
    if (node.k === 'call') {
      const first = node.args[0];
      return node.name === 'requireNonNull' && first ? this.peek(first, scope) : undefined;
    }
    const isPlain = node.k === 'id' || node.k === 'field' || node.k === 'literal';
    return isPlain ? this.expression(node, scope) : undefined;
  }

  private block(body: RawNode[], scope: Scope, outermost: boolean): End {
    let conditions = 0;
    let end: End = NEXT;
    for (const statement of body) {
      end = this.statement(statement, scope, outermost);
      if (end.how !== 'next') {
        break;
      }
      const guard = this.guard(statement, scope);
      if (guard) {
        this.trace.when.push(guard);
        conditions++;
      }
    }
    this.trace.when.splice(this.trace.when.length - conditions, conditions);
    return end;
  }

  /** The condition under which the statements after an early return run. */
  private guard(statement: RawNode, scope: Scope): string | undefined {
    const leaves =
      statement.k === 'if' &&
      !statement.else &&
      truth(this, statement.condition, scope) === undefined &&
      lastOf(statement.then)?.k === 'return';
    return leaves && statement.k === 'if'
      ? negate(this.text(statement.condition, scope))
      : undefined;
  }

  private choice(node: RawNode & {k: 'if'}, scope: Scope, outermost: boolean): End {
    this.expression(node.condition, scope);
    const text = this.text(node.condition, scope);
    const known = truth(this, node.condition, scope) ?? this.remembered(text);
    if (isKnown(known)) {
      const branch = known ? node.then : node.else;
      return branch ? this.statement(branch, scope, outermost) : NEXT;
    }
    const yes = this.trace.under(text, () => this.statement(node.then, scope, outermost));
    const no = node.else
      ? this.trace.under(negate(text), () => this.statement(node.else as RawNode, scope, outermost))
      : NEXT;
    if (yes.how !== 'next' && no.how !== 'next') {
      return yes.how === 'return' ? yes : no;
    }
    return NEXT;
  }

  /** What an outer condition says of this one. */
  private remembered(text: string): boolean | undefined {
    if (this.trace.knows(text)) {
      return true;
    }
    return this.trace.knows(negate(text)) ? false : undefined;
  }

  private raise(node: RawNode & {k: 'throw'}, scope: Scope): End {
    const thrown = node.value;
    if (thrown.k === 'new') {
      const args = thrown.args.map((arg) => this.expression(arg, scope));
      const text = args[0]?.string;
      this.trace.add({
        kind: 'throw',
        line: node.line,
        exception: thrown.type,
        ...(text === undefined ? {} : {text}),
        args: args.filter((arg) => arg.string === undefined).map((arg) => arg.text),
        ...(text === undefined ? {dynamic: true} : {}),
      });
    }
    return {how: 'throw'};
  }

  private attempt(node: RawNode & {k: 'try'}, scope: Scope, outermost: boolean): End {
    const inner = scope.inner();
    node.resources.forEach((resource) => this.statement(resource, inner, outermost));
    const start = this.trace.effects.length;
    const body = this.statement(node.body, inner, outermost);
    const stop = this.trace.effects.length;
    const handlers = node.catches.map((handler) => this.handler(handler, scope, outermost));
    handlers.forEach((end, i) => {
      const types = node.catches[i]?.types ?? [];
      if (end.how !== 'throw' && types.some((type) => ERRORS.includes(type))) {
        for (const effect of this.trace.effects.slice(start, stop)) {
          if (effect.kind === 'throw') {
            effect.swallowed = true;
          }
        }
      }
    });
    if (node.finally) {
      this.statement(node.finally, scope, outermost);
    }
    return body.how === 'throw' ? NEXT : body;
  }

  private handler(handler: RawCatch, scope: Scope, outermost: boolean): End {
    const inner = scope.inner();
    inner.set(handler.name, {
      text: handler.name,
      typeText: handler.types.join(' | '),
      isNull: false,
    });
    const {trace} = this;
    const start = trace.effects.length;
    const condition = `catch (${handler.types.join(' | ')})`;
    const end = trace.under(condition, () => this.statement(handler.body, inner, false));
    const mine = trace.effects.slice(start);
    for (const effect of mine) {
      if (effect.kind === 'throw') {
        effect.cause ??= handler.types;
        effect.when = effect.when?.filter((text) => text !== condition);
        if (effect.when?.length === 0) {
          delete effect.when;
        }
      }
    }
    const told = mine.some(
      (effect) => effect.kind === 'throw' && (effect.when ?? []).length <= new Set(trace.when).size,
    );
    if (end.how === 'throw' || told) {
      return {how: 'throw'};
    }
    trace.add({
      kind: 'swallow',
      line: lineOf(handler.body) ?? 0,
      catches: handler.types,
      ...(end.how === 'return' && end.value ? {returns: end.value.text} : {}),
    });
    return outermost && end.how === 'return' ? end : NEXT;
  }

  private cases(
    node: RawNode & {k: 'switch'},
    scope: Scope,
    outermost: boolean,
  ): Value | undefined {
    const on = this.expression(node.on, scope);
    let first: Value | undefined;
    for (const item of node.cases) {
      const labels = item.labels.length > 0 ? item.labels.join(', ') : 'default';
      const known = on.constant?.split('.').at(-1);
      if (known && item.labels.length > 0 && !item.labels.includes(known)) {
        continue;
      }
      const value = this.trace.under(`${on.text} is ${labels}`, () => {
        if (item.body.k === 'do') {
          return this.expression(item.body.value, scope);
        }
        this.statement(item.body, scope.inner(), outermost);
        return undefined;
      });
      first ??= value;
    }
    // Values of several cases agree in what they are read as, not in their type.
    return first ? {text: `switch (${on.text})`, string: undefined, keys: first.keys} : undefined;
  }

  private loop(node: RawNode & {k: 'loop'}, scope: Scope, outermost: boolean): End {
    const inner = scope.inner();
    node.before.forEach((statement) => this.statement(statement, inner, outermost));
    const over = this.expression(node.condition, inner);
    if (node.variable) {
      inner.set(node.variable, {text: node.variable, driver: over.driver});
    }
    this.trace.under(scope.fill(node.text), () => this.statement(node.body, inner, false));
    return NEXT;
  }

  private variable(node: RawNode & {k: 'var'}, scope: Scope): Value {
    const value: Value = node.value ? this.expression(node.value, scope) : {text: node.name};
    const declared: Value | undefined =
      node.type === 'var'
        ? undefined
        : {text: node.name, ...typed(this.model, node.type, scope.owner)};
    // A long initializer would be repeated wherever the name is used: the name says enough then.
    const isShort = value.text.length <= 40 && !value.driver;
    const text = value.string !== undefined || value.constant || isShort ? value.text : node.name;
    return {...merge(value, declared), text};
  }

  private call(node: RawNode & {k: 'call'}, scope: Scope, isTarget: boolean): Value {
    const target = node.target ? this.target(node.target, scope) : undefined;
    const args = node.args.map((arg) => this.expression(arg, scope));
    const request = {node, scope, target, args, isTarget, text: scope.fill(node.text)};
    return frameworkCall(this, request) ?? externalCall(this, request);
  }

  /** A call's receiver; undefined for a type's name. */
  private target(node: RawNode, scope: Scope): Value | undefined {
    if (node.k === 'id' && /^[A-Z]\w*[a-z]/.test(node.name) && !scope.get(node.name)) {
      return {text: node.name, typeText: `static ${node.name}`};
    }
    return this.expression(node, scope, true);
  }

  private creation(node: RawNode & {k: 'new'}, scope: Scope): Value {
    const args = node.args.map((arg) => this.expression(arg, scope));
    const type = this.lookup.typeNamed(node.type.replace(/<.*/, ''), scope.owner);
    const self: Value = {text: scope.fill(node.text), isNull: false};
    if (type) {
      const created = {...self, type, fields: new Map<string, Value>()};
      const method = this.lookup.constructorOf(type, args);
      const isSession = type.name === 'DriverSession' && this.home.name !== 'ParallelSession';
      if (method && !isSession) {
        this.follow({owner: type, method}, {text: 'this', type}, args);
      }
      return created;
    }
    return {
      ...self,
      typeText: node.type,
      driver: args.some((arg) => arg.driver),
      keys: join(...args),
    };
  }

  private name(name: string, scope: Scope): Value {
    const known = scope.get(name);
    if (known) {
      return known;
    }
    if (name === 'this' || name === 'super') {
      return scope.self;
    }
    const own = this.fieldOf(scope.owner, name, scope);
    if (own) {
      return own;
    }
    const imported = this.lookup.imported(name, scope.owner);
    if (imported?.type?.raw.enumConstants.some((constant) => constant.name === name)) {
      return {
        text: name,
        constant: `${imported.type.name}.${name}`,
        type: imported.type,
        isNull: false,
      };
    }
    if (name === 'EMPTY' && imported?.qualified.endsWith('.StringUtils')) {
      return {text: '""', string: '', isNull: false};
    }
    return {text: name};
  }

  private field(node: RawNode & {k: 'field'}, scope: Scope): Value {
    if (node.target.k === 'id' && node.target.name === 'this') {
      return this.fieldOf(scope.owner, node.name, scope) ?? {text: node.text};
    }
    const type = this.lookup.typeNamed(nameOf(node.target), scope.owner);
    if (type?.raw.enumConstants.some((constant) => constant.name === node.name)) {
      return {text: node.text, constant: `${type.name}.${node.name}`, type, isNull: false};
    }
    const target = this.expression(node.target, scope, true);
    return {text: scope.fill(node.text), driver: target.driver};
  }

  private fieldOf(owner: ModelType, name: string, scope: Scope): Value | undefined {
    const set = scope.self.fields?.get(name);
    if (set) {
      return set;
    }
    for (const type of [owner, ...this.model.supertypes(owner)]) {
      const field = type.raw.fields.find((item) => item.name === name);
      if (field) {
        const text = field.value?.k === 'literal' ? field.value.text : `this.${name}`;
        const isStatic = field.modifiers.includes('static');
        const string =
          field.modifiers.includes('final') &&
          field.value?.k === 'literal' &&
          typeof field.value.value === 'string'
            ? field.value.value
            : undefined;
        return {
          text: isStatic ? (string === undefined ? name : text) : `this.${name}`,
          ...typed(this.model, field.type, type),
          ...(string === undefined ? {} : {string}),
          ...(scope.self.fields?.has('') ? unset(field) : {}),
        };
      }
    }
    return undefined;
  }

  private reference(node: RawNode & {k: 'ref'}, scope: Scope, args: Value[]): Value | undefined {
    const owner = this.lookup.typeNamed(nameOf(node.target), scope.owner);
    const bound =
      owner || /^[A-Z]/.test(nameOf(node.target))
        ? undefined
        : this.expression(node.target, scope, true);
    const self = bound ?? args[0];
    const rest = bound ? args : args.slice(1);
    const request = {
      node: {
        k: 'call' as const,
        line: node.line,
        target: node.target,
        name: node.name,
        args: [],
        text: node.text,
      },
      scope,
      target: self,
      args: rest,
      isTarget: false,
      text: node.text,
    };
    if (owner && this.lookup.method(owner, node.name, args)?.method.modifiers.includes('static')) {
      return frameworkCall(this, {
        ...request,
        target: {text: owner.name, typeText: `static ${owner.name}`},
        args,
      });
    }
    const listener =
      owner && !self?.type && !self?.driver ? {...self, text: node.text, type: owner} : self;
    return (
      frameworkCall(this, {...request, target: listener}) ??
      externalCall(this, {...request, target: listener})
    );
  }

  /** Text of a condition with the parameters filled in. */
  private text(node: RawNode, scope: Scope): string {
    return scope.fill('text' in node ? node.text : node.k === 'id' ? node.name : '…');
  }
}

/** A value with what its declaration adds: the seen type is closer than the declared one. */
function merge(value: Value, declared: Value | undefined): Value {
  return {
    ...declared,
    ...value,
    type: value.type ?? declared?.type,
    typeText: value.typeText ?? declared?.typeText,
    driver: Boolean(value.driver) || Boolean(declared?.driver),
  };
}

/** All configuration keys of several values, each once. */
export function join(...values: (Value | undefined)[]): string[] | undefined {
  const keys = [...new Set(values.flatMap((value) => value?.keys ?? []))];
  return keys.length > 0 ? keys : undefined;
}

/** What a field is that its builder never set: its initializer, or null, or false. */
function unset(field: RawField): Partial<Value> {
  if (field.initializer === null) {
    return field.type === 'boolean'
      ? {bool: false}
      : /^[A-Z]/.test(field.type)
        ? {isNull: true}
        : {};
  }
  return field.initializer === 'false' || field.initializer === 'true'
    ? {bool: field.initializer === 'true'}
    : {};
}

function nameOf(node: RawNode): string {
  return node.k === 'id' ? node.name : node.k === 'field' ? node.text : '';
}

function lastOf(node: RawNode): RawNode | undefined {
  return node.k === 'block' ? node.body.at(-1) : node;
}

function lineOf(node: RawNode): number | undefined {
  if ('line' in node) {
    return node.line;
  }
  const parts =
    node.k === 'block'
      ? node.body
      : node.k === 'do'
        ? [node.value]
        : node.k === 'if'
          ? [node.then]
          : [];
  for (const part of parts) {
    const line = lineOf(part);
    if (line) {
      return line;
    }
  }
  return undefined;
}

import type {Model} from '../model';
import {
  calleeOf,
  descendants,
  type JavaMethod,
  type JavaNode,
  type JavaType,
  type Node,
} from '../tree';
import {isTrue, visitExpression, visitReference} from './expressions';
import {helpers} from './helpers';
import type {SettingPaths} from './settings';
import {type Effect, negate, tidy, type Trace} from './trace';
import {
  declaredResult,
  declaredType,
  type Found,
  ITEM,
  Scope,
  type Value,
  type Visitor,
} from './value';

/** How a statement ends: the next one runs, the method returns, or an error is thrown. */
interface End {
  how: 'next' | 'return' | 'throw';
  value?: Value;
}

/** After this end the next statement runs. */
const NEXT: End = {how: 'next'};

/** A longer expression is shown by the name of its variable. */
const SHORT = 40;

/** Types under which a handler catches the framework's own error. */
const ERRORS = ['FrameworkError', 'Error', 'Throwable'];

/** Visits method bodies without running them and records in a trace what it finds. */
export class MethodVisitor implements Visitor {
  /** The last statement of the traced method: a return there is no early one. */
  private lastStatement: JavaNode | undefined;

  constructor(
    readonly model: Model,
    readonly settings: SettingPaths,
    readonly trace: Trace,
    readonly tracedType: JavaType,
  ) {}

  /** Visits a method with its parameters unknown: what a reader's call does. */
  enter(method: JavaMethod, body: JavaNode): void {
    this.lastStatement = lastOf(body);
    const scope = new Scope(this.tracedType, {text: 'this', type: this.tracedType}, true);
    this.trace.inside(method, undefined, () => this.visitStatement(body, scope));
  }

  follow(found: Found, self: Value, args: Value[]): Value | undefined {
    const {owner, method} = found;
    const {body} = method;
    const {trace} = this;
    const declared = declaredResult(this.model, found);
    if (!body || trace.active.includes(method)) {
      return declared;
    }
    const scope = new Scope(owner, self, false);
    method.parameters.forEach(({name}, i) => {
      const arg = args[i];
      scope.set(name, {...arg, text: !arg || arg.text === ITEM ? name : arg.text});
    });
    const name = `${owner.name}.${method.name}`;
    const end = trace.inside(method, name, () => this.visitStatement(body, scope));
    return end.value ? {...declared, ...end.value} : declared;
  }

  apply(value: Value | undefined, args: Value[]): void {
    if (value?.code?.node.kind === 'MEMBER_REFERENCE') {
      visitReference(this, value.code.node, value.code.scope, args);
    } else if (value?.code) {
      const {node, scope} = value.code;
      const inner = scope.inner(false);
      node.parameters.forEach(({name}, i) => inner.set(name, {...args[i], text: name}));
      this.visitStatement(node.body, inner);
    }
  }

  private visitStatement(node: JavaNode, scope: Scope): End {
    switch (node.kind) {
      case 'BLOCK':
        return this.visitBlock(node.statements, scope.inner());
      case 'VARIABLE':
        scope.set(node.name, this.visitVariable(node, scope));
        return NEXT;
      case 'IF':
        return this.visitIf(node, scope);
      case 'RETURN':
        return this.visitReturn(node, scope);
      case 'THROW':
        return this.visitThrow(node);
      case 'TRY':
        return this.visitTry(node, scope);
      case 'SWITCH':
        return this.visitSwitch(node, scope);
      case 'WHILE_LOOP':
        return this.visitLoop(node, `while (${node.condition.text})`, scope);
      case 'DO_WHILE_LOOP':
        return this.visitLoop(node, `do while (${node.condition.text})`, scope);
      case 'FOR_LOOP':
        return this.visitLoop(node, `for (${node.condition.text})`, scope);
      case 'ENHANCED_FOR_LOOP':
        return this.visitLoop(node, `for each ${node.expression.text}`, scope);
      default:
        visitExpression(this, node, scope);
        return NEXT;
    }
  }

  private visitBlock(statements: JavaNode[], scope: Scope): End {
    const {conditions, checked} = this.trace;
    const [before, checkedBefore] = [conditions.length, checked.length];
    scope.reassigned = new Set(statements.flatMap(assignedIn));
    let end: End = NEXT;
    for (const item of statements) {
      end = this.visitStatement(item, scope);
      if (end.how !== 'next') {
        break;
      }
      if (item.kind === 'IF' && isTrue(this, item.condition, scope) === undefined) {
        const opposite = negate(scope.fill(item.condition.text));
        const last = lastOf(item.thenStatement);
        if (last?.kind === 'RETURN') {
          conditions.push(opposite);
        } else if (last && this.isError(last, scope)) {
          checked.push(opposite);
        }
      }
    }
    conditions.splice(before);
    checked.splice(checkedBefore);
    return end;
  }

  /** Whether a statement throws the framework's own error. */
  private isError(node: JavaNode, {owner}: Scope): boolean {
    const call = node.kind === 'EXPRESSION_STATEMENT' ? node.expression : node;
    if (call.kind !== 'METHOD_INVOCATION') {
      return false;
    }
    const {name, receiver} = calleeOf(call);
    const type = receiver ? receiver.text : this.model.imported(name, owner)?.type?.name;
    return type === helpers.error;
  }

  private visitIf(node: Node<'IF'>, scope: Scope): End {
    visitExpression(this, node.condition, scope);
    const text = scope.fill(node.condition.text);
    const branch = (part: JavaNode | undefined): End =>
      part ? this.visitStatement(part, scope) : NEXT;
    const known = isTrue(this, node.condition, scope) ?? this.remembered(text);
    if (known !== undefined) {
      return branch(known ? node.thenStatement : node.elseStatement);
    }
    const yes = this.trace.under(text, () => branch(node.thenStatement));
    const no = this.trace.under(negate(text), () => branch(node.elseStatement));
    return yes.how !== 'next' && no.how !== 'next' ? yes : NEXT;
  }

  /** What an outer condition, or an error that was not thrown, says of this one. */
  private remembered(text: string): boolean | undefined {
    const known = [...this.trace.conditions, ...this.trace.checked];
    if (known.includes(text)) {
      return true;
    }
    return known.includes(negate(text)) ? false : undefined;
  }

  private visitReturn(node: Node<'RETURN'>, scope: Scope): End {
    const {trace} = this;
    const value = node.expression && visitExpression(this, node.expression, scope);
    if (scope.isTraced && node !== this.lastStatement) {
      trace.add({kind: 'return', ...(value?.text && {value: tidy(value.text)})}, node.line);
    }
    return {how: 'return', value};
  }

  private visitThrow({line, expression}: Node<'THROW'>): End {
    if (expression.kind === 'NEW_CLASS') {
      this.trace.add({kind: 'throw', exception: expression.identifier.text}, line);
    }
    return {how: 'throw'};
  }

  private visitLoop(
    node: Node<'WHILE_LOOP' | 'DO_WHILE_LOOP' | 'FOR_LOOP' | 'ENHANCED_FOR_LOOP'>,
    text: string,
    scope: Scope,
  ): End {
    const inner = scope.inner(false);
    inner.reassigned = new Set(assignedIn(node));
    if (node.kind === 'FOR_LOOP') {
      node.initializer.forEach((item) => this.visitStatement(item, inner));
    }
    const isEach = node.kind === 'ENHANCED_FOR_LOOP';
    visitExpression(this, isEach ? node.expression : node.condition, inner);
    this.trace.under(scope.fill(text), () => this.visitStatement(node.statement, inner));
    return NEXT;
  }

  private visitVariable({name, type, initializer}: Node<'VARIABLE'>, scope: Scope): Value {
    const value: Value = initializer ? visitExpression(this, initializer, scope) : {text: name};
    const declared: Value | undefined = type && {
      text: name,
      ...declaredType(this.model, type.text, scope.owner),
    };
    if (scope.reassigned.has(name)) {
      const {type: of, typeText, driver} = value;
      return {
        ...(of && {type: of}),
        ...(typeText && {typeText}),
        ...(driver && {driver}),
        ...declared,
        text: name,
      };
    }
    // A long initializer would be repeated wherever the name is used.
    const isShort = value.text.length <= SHORT && !value.driver;
    return {...declared, ...value, text: isShort ? value.text : name};
  }

  /** Visits each case of a `switch` under its label. */
  private visitSwitch({expression, cases}: Node<'SWITCH'>, scope: Scope): End {
    const on = visitExpression(this, expression, scope);
    for (const {expressions, body, statements = []} of cases) {
      const label = expressions.map(({text}) => text).join(', ') || 'default';
      this.trace.under(`${on.text} is ${label}`, () =>
        body
          ? this.visitStatement(body, scope.inner())
          : this.visitBlock(statements, scope.inner()),
      );
    }
    return NEXT;
  }

  /** Visits a `try`: its body, each handler under its own condition, and what runs in any case. */
  private visitTry(node: Node<'TRY'>, scope: Scope): End {
    const {effects} = this.trace;
    const inner = scope.inner();
    node.resources.forEach((resource) => this.visitStatement(resource, inner));
    const start = effects.length;
    const body = this.visitStatement(node.block, inner);
    const met = effects.slice(start);
    for (const handler of node.catches) {
      const types = caughtTypes(handler);
      const end = this.visitCatch(handler, types, scope);
      if (end.how !== 'throw' && types.some((type) => ERRORS.includes(type))) {
        met.filter(isThrow).forEach((effect) => (effect.swallowed = true));
      }
    }
    if (node.finallyBlock) {
      this.visitStatement(node.finallyBlock, scope);
    }
    return body;
  }

  private visitCatch({block, line}: Node<'CATCH'>, catches: string[], scope: Scope): End {
    const {trace} = this;
    const condition = `catch (${catches.join(' | ')})`;
    const inner = scope.inner(false);
    const start = trace.effects.length;
    const end = trace.under(condition, () => this.visitStatement(block, inner));
    const thrown = trace.effects.slice(start).filter(isThrow);
    // These errors replace the caught one.
    for (const {way} of thrown) {
      way.conditions = way.conditions.filter((text) => text !== condition);
    }
    if (end.how === 'throw' || thrown.length > 0) {
      return {how: 'throw'};
    }
    trace.add({kind: 'swallow', catches, ...(end.value && {returns: tidy(end.value.text)})}, line);
    return end;
  }
}

const isThrow = (effect: Effect): effect is Effect & {kind: 'throw'} => effect.kind === 'throw';

function caughtTypes({parameter: {type}}: Node<'CATCH'>): string[] {
  const types = type?.kind === 'UNION_TYPE' ? type.typeAlternatives : [type];
  return types.map((item) => item?.text ?? '');
}

/** The names to which a piece of code gives another value: `result = "text"`, `count++`. */
function assignedIn(node: JavaNode): string[] {
  return [node, ...descendants(node)].flatMap((item) => {
    switch (item.kind) {
      case 'ASSIGNMENT':
        return [item.variable.text];
      case 'POSTFIX_INCREMENT':
        return [item.expression.text];
      default:
        return [];
    }
  });
}

/** The last statement of a block; a statement without a block is its own last one. */
function lastOf(node: JavaNode): JavaNode | undefined {
  return node.kind === 'BLOCK' ? node.statements.at(-1) : node;
}

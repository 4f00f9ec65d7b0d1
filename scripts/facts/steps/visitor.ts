import type {Model, ModelType} from '../model';
import type {RawNode} from '../raw';
import type {Lookup} from './lookup';
import type {SettingPaths} from './settings';
import type {Trace} from './trace';
import type {Found, Scope, Value} from './value';

/** How a statement ends: it goes on, leaves the method with a value, or throws. */
export type End = {how: 'next'} | {how: 'return'; value?: Value} | {how: 'throw'};

/** The end of a statement after which the next one runs. */
export const NEXT: End = {how: 'next'};

/**
 * The visitor of one method, as its parts use it: statements have expressions, expressions have calls, and calls lead to
 * further statements. The parts know this interface and not each other, so that no file imports in a circle.
 */
export interface Visitor {
  readonly model: Model;
  readonly trace: Trace;
  readonly lookup: Lookup;
  readonly settings: SettingPaths;
  /** The type whose method is traced: only there are session lookups followed. */
  readonly tracedType: ModelType;
  /** The last statement of the traced method: a return there is no early one. */
  readonly lastStatement: RawNode | undefined;

  /** @param isTraced whether this is in the traced method itself, where an early return is a step */
  visitStatement(node: RawNode, scope: Scope, isTraced: boolean): End;

  /** @param isTarget whether the value is only the receiver of a call */
  visitExpression(node: RawNode, scope: Scope, isTarget?: boolean): Value;

  /** Visits a method that is called on the way; recursion ends at the second entry. */
  follow(found: Found, self: Value, args: Value[]): Value | undefined;

  /** Enters a lambda or method reference with the arguments that it is called with. */
  apply(value: Value, args: Value[]): Value | undefined;

  /** What is known of an expression, without a trace: names, constants, and what guards return. */
  knownValue(node: RawNode, scope: Scope): Value | undefined;
}

/** A call with its receiver and arguments visited. */
export interface Call {
  node: RawNode & {k: 'call'};
  scope: Scope;
  target: Value | undefined;
  args: Value[];
  /** The result is only the receiver of a further call: `driver.manage()` of `driver.manage().window()`. */
  isTarget: boolean;
  text: string;
}

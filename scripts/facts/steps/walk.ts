import type {Model, ModelType} from '../model';
import type {RawNode} from '../raw';
import type {Found, Lookup} from './lookup';
import type {SettingPaths} from './settings';
import type {Trace} from './trace';
import type {Scope, Value} from './value';

/** How a statement ends: it goes on, leaves the method with a value, or throws. */
export type End = {how: 'next'} | {how: 'return'; value?: Value} | {how: 'throw'};

/** The end of a statement after which the next one runs. */
export const NEXT: End = {how: 'next'};

/**
 * The walk through one method, as its parts see it: statements hold expressions, expressions hold calls, and calls
 * lead to further statements. The parts know this interface and not each other, so that no file imports in a circle.
 */
export interface Walk {
  readonly model: Model;
  readonly trace: Trace;
  readonly lookup: Lookup;
  readonly settings: SettingPaths;
  /** The type whose method is traced: only there are session look-ups followed. */
  readonly home: ModelType;
  /** The last statement of the traced method: a return that stands there is no early one. */
  readonly lastStatement: RawNode | undefined;

  /** @param outermost whether this stands in the traced method itself, where an early return is a fact */
  statement(node: RawNode, scope: Scope, outermost: boolean): End;

  /** @param isTarget whether the value is only the receiver of a call */
  expression(node: RawNode, scope: Scope, isTarget?: boolean): Value;

  /** Walks a method that is called on the way; recursion ends at the second entry. */
  follow(found: Found, self: Value, args: Value[]): Value | undefined;

  /** Enters a lambda or method reference with the arguments that it is called with. */
  apply(value: Value, args: Value[]): Value | undefined;

  /** What is known of an expression, without a trace: names, constants and what guards hand through. */
  peek(node: RawNode, scope: Scope): Value | undefined;
}

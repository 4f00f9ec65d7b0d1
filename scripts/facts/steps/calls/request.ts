import type {RawNode} from '../../raw';
import type {Scope, Value} from '../value';

/** A call with its receiver and arguments walked. */
export interface Request {
  node: RawNode & {k: 'call'};
  scope: Scope;
  target: Value | undefined;
  args: Value[];
  /** The result is only the receiver of a further call: `driver.manage()` of `driver.manage().window()`. */
  isTarget: boolean;
  text: string;
}

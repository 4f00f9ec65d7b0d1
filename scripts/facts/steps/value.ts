import type {Model} from '../model';
import type {JavaMethod, JavaType, Node} from '../tree';
import type {SettingPaths} from './settings';
import type {Trace} from './trace';

/** What is known of an expression's value without running anything. */
export interface Value {
  /** Source text, parameters replaced by what the caller passed. */
  text: string;
  /** Its type, when that is a type of the framework. */
  type?: JavaType;
  /** Its type as written, when it is from elsewhere: `WebDriverWait`. */
  typeText?: string;
  /** Comes from the driver (or the HTTP client): calls on it leave the process. */
  driver?: boolean;
  /** Keys of the configuration from which it was read; `''` is the whole file. */
  keys?: string[];
  /** Enum constant: `CLICKABLE`. */
  constant?: string;
  /** Whether it is null, where that is certain. */
  isNull?: boolean;
  bool?: boolean;
  string?: string;
  /** A lambda or method reference, to be entered where it is called. */
  code?: {node: Node<'LAMBDA_EXPRESSION' | 'MEMBER_REFERENCE'>; scope: Scope};
  /** Fields that a builder has set, of the type that it builds. */
  fields?: Map<string, Value>;
  /** The value is a builder of this type. */
  builds?: JavaType;
  /** Content of an Optional. */
  optional?: Value;
  /** Label of a Truth subject that waits for its value. */
  label?: string;
}

/** Source text of what a collection or an Optional has, which its own parameter names. */
export const ITEM = 'item';

/** What the parts of a visit share, and how an expression gets at the statements of other methods. */
export interface Visitor {
  readonly model: Model;
  readonly settings: SettingPaths;
  readonly trace: Trace;
  /** The type whose method is traced: only there are session lookups followed. */
  readonly tracedType: JavaType;
  /** Visits a method that is called on the way; recursion ends at the second entry. */
  follow(found: Found, self: Value, args: Value[]): Value | undefined;
  /** Enters a lambda or method reference, if the value is one, with the arguments that it is called with. */
  apply(value: Value | undefined, args: Value[]): void;
}

/** Names that code can see, and the type in whose source it is. */
export class Scope {
  private readonly names = new Map<string, Value>();
  /** Names of this scope that get another value later: what they begin with says nothing of it. */
  reassigned: ReadonlySet<string> = new Set();

  constructor(
    readonly owner: JavaType,
    readonly self: Value,
    /** Whether the code is the traced method's own, where an early return is a step. */
    readonly isTraced: boolean,
    private readonly outer?: Scope,
  ) {}

  get(name: string): Value | undefined {
    return this.names.get(name) ?? this.outer?.get(name);
  }

  set(name: string, value: Value): void {
    this.names.set(name, value);
  }

  /** A scope inside this one: a lambda's, a block's. */
  inner(isTraced = this.isTraced): Scope {
    return new Scope(this.owner, this.self, isTraced, this);
  }

  /** A source text with every short parameter replaced by what was passed. */
  fill(text: string): string {
    // A text in quotes is matched first, and stays as it is.
    const names = /"(?:[^"\\]|\\.)*"|\bthis\.\w+\b(?!\s*\()|(?<![\w.$])[a-z]\w*\b(?!\s*\()(?!->)/g;
    return text.replace(names, (name) => {
      const value = name.startsWith('this.')
        ? this.self.fields?.get(name.slice(5))
        : this.get(name);
      return value && value.text.length < 60 ? value.text : name;
    });
  }
}

/** A method with the type that declares it. */
export interface Found {
  owner: JavaType;
  method: JavaMethod;
}

/** Type part of a value from a type text. */
export function declaredType(
  model: Model,
  text: string,
  from: JavaType,
): Pick<Value, 'type' | 'typeText' | 'driver'> {
  const type = model.find(text, from);
  if (type) {
    return {type};
  }
  return isDriverType(text, from) ? {typeText: text, driver: true} : {typeText: text};
}

/** What is known of a method's result from its declaration; undefined when it returns nothing. */
export function declaredResult(model: Model, {owner, method}: Found): Value | undefined {
  return method.returns
    ? {text: `${method.name}()`, ...declaredType(model, method.returns, owner)}
    : undefined;
}

/** Whether a call on a value of this type leaves the process: a driver, an element, the HTTP client. */
function isDriverType(text: string, from: JavaType): boolean {
  if (/^(Remote)?WebDriver$|\bWebElement\b|^OkHttpClient$|^Alert$/.test(text)) {
    return true;
  }
  return (from.typeParameters ?? []).some((parameter) => parameter === `${text} extends WebDriver`);
}

import type {Model} from '../model';
import type {JavaMethod, JavaNode, JavaType, Node} from '../tree';
import type {SettingPaths} from './settings';
import type {Trace} from './trace';

/**
 * The name in {@link Value.fields} that marks an object whose whole building was seen: a field that is not among the
 * others was never set. No Java field is called so.
 */
export const BUILT = '';

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
  /** Enum constant: `WaitStrategy.CLICKABLE`. */
  constant?: string;
  /** Whether it is null, where that is certain. */
  isNull?: boolean;
  bool?: boolean;
  string?: string;
  /** A lambda or method reference, to be entered where it is called. */
  code?: {node: Node<'LAMBDA_EXPRESSION' | 'MEMBER_REFERENCE'>; scope: Scope};
  /** Fields that a builder has set, of the type that it builds; with {@link BUILT} they are all. */
  fields?: Map<string, Value>;
  /** The value is a builder of this type. */
  builds?: JavaType;
  /** Content of an Optional. */
  optional?: Value;
  /** Label of a Truth subject that waits for its value. */
  label?: string;
}

/** What the parts of a visit share, and how an expression gets at the statements of other methods. */
export interface Visitor {
  readonly model: Model;
  readonly settings: SettingPaths;
  readonly trace: Trace;
  /** The type whose method is traced: only there are session lookups followed. */
  readonly tracedType: JavaType;
  visitStatement(node: JavaNode, scope: Scope): void;
  /** Visits a method that is called on the way; recursion ends at the second entry. */
  follow(found: Found, self: Value, args: Value[]): Value | undefined;
  /** Enters a lambda or method reference with the arguments that it is called with. */
  apply(value: Value, args: Value[]): Value | undefined;
}

/** Names that code can see, and the type in whose source it is. */
export class Scope {
  private readonly names = new Map<string, Value>();

  constructor(
    readonly owner: JavaType,
    readonly self: Value,
    private readonly outer?: Scope,
    /** Whether the code is the traced method's own, where an early return is a step. */
    readonly isTraced = false,
  ) {}

  get(name: string): Value | undefined {
    return this.names.get(name) ?? this.outer?.get(name);
  }

  set(name: string, value: Value): void {
    this.names.set(name, value);
  }

  /** Gives a declared local name a value; a field stays what its declaration says. */
  assign(name: string, value: Value): void {
    const before = this.names.get(name);
    if (before) {
      this.names.set(name, {...before, driver: before.driver || value.driver});
    } else {
      this.outer?.assign(name, value);
    }
  }

  /** A scope inside this one: a lambda's, a block's. */
  inner(isTraced = this.isTraced): Scope {
    return new Scope(this.owner, this.self, this, isTraced);
  }

  /** A source text with every short parameter replaced by what was passed. */
  fill(text: string): string {
    // A text in quotes is matched first, and stays as it is.
    const names = /"(?:[^"\\]|\\.)*"|\bthis\.\w+\b(?!\s*\()|(?<![\w.$])[a-z]\w*\b(?!\s*\()(?!->)/g;
    return text.replace(names, (name) => {
      const value = name.startsWith('this.')
        ? this.self.fields?.get(name.slice(5))
        : this.get(name);
      return value && value.text.length < 60 && !value.code ? value.text : name;
    });
  }
}

/** A method with the type that declares it. */
export interface Found {
  owner: JavaType;
  method: JavaMethod;
}

/** A value with what its declaration adds: the seen type is closer than the declared one. */
export function merge(value: Value, declared: Value | undefined): Value {
  return {
    ...declared,
    ...value,
    type: value.type ?? declared?.type,
    typeText: value.typeText ?? declared?.typeText,
    driver: Boolean(value.driver) || Boolean(declared?.driver),
  };
}

/** All configuration keys of several values, each once; undefined when there are none. */
export function joinKeys(...values: (Value | undefined)[]): string[] | undefined {
  const keys = [...new Set(values.flatMap((value) => value?.keys ?? []))];
  return keys.length > 0 ? keys : undefined;
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

/** The scope of a method that a reader calls: of its parameters only the declaration is known. */
export function unknownArguments(model: Model, owner: JavaType, method: JavaMethod): Scope {
  const scope = new Scope(owner, {text: 'this', type: owner}, undefined, true);
  for (const {name, type} of method.parameters) {
    scope.set(name, {text: name, ...declaredType(model, type, owner)});
  }
  return scope;
}

/** The scope of a method that is called on the way, with what the caller passes. */
export function knownArguments(
  model: Model,
  {owner, method}: Found,
  self: Value,
  args: Value[],
): Scope {
  const scope = new Scope(owner, self);
  method.parameters.forEach(({name, type, varargs}, i) => {
    // The array that Java makes of variable arguments.
    const rest = {
      text: args
        .slice(i)
        .map((arg) => arg.text)
        .join(', '),
    };
    const value: Value = varargs ? rest : (args[i] ?? {text: name});
    const isTyped = value.type ?? value.typeText;
    scope.set(name, isTyped ? value : {...declaredType(model, type, owner), ...value});
  });
  return scope;
}

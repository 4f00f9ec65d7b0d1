import type {ModelType} from '../model';
import type {RawNode} from '../raw';

/**
 * The name in {@link Value.fields} that marks an object whose whole building was seen: a field that is not among the
 * others was never set. No Java field is called so.
 */
export const BUILT = '';

/** What the walk knows of an expression's value without running anything. */
export interface Value {
  /** Source text, parameters replaced by what the caller handed in. */
  text: string;
  /** Its type, when that is a type of the framework. */
  type?: ModelType;
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
  code?: {node: RawNode; scope: Scope};
  /** Fields that a builder has set, of the type that it builds; with {@link BUILT} they are all. */
  fields?: Map<string, Value>;
  /** The value is a builder of this type. */
  builds?: ModelType;
  /** Content of an Optional. */
  optional?: Value;
  /** Label of a Truth subject that waits for its value. */
  label?: string;
}

/** Names that code can see, and the type in whose source it stands. */
export class Scope {
  private readonly names = new Map<string, Value>();

  constructor(
    readonly owner: ModelType,
    readonly self: Value,
    private readonly outer?: Scope,
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
  inner(): Scope {
    return new Scope(this.owner, this.self, this);
  }

  /** A source text with every short parameter replaced by what was handed in. */
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

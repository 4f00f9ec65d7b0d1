/**
 * Shapes of `api.json`, `methods.json`, `messages.json`, and `libraries.json`, which `npm run facts:update` reads off the framework's
 * Java source. Nothing in them is written by hand: a fact that looks wrong is corrected in `scripts/facts/`, never in the
 * JSON.
 */

export interface ApiType {
  /** With the outer type's name where it is nested: `MouseAction.ActionType`. Not unique: see `package`. */
  name: string;
  package: string;
  /** Relative to the facts' `root`: `actions/elements/ElementActions.java`. */
  file: string;
  line: number;
  kind: 'class' | 'interface' | 'enum';
  modifiers: string[];
  typeParameters?: string[];
  extends?: string;
  implements?: string[];
  /** Name of the outer type of a nested one. */
  outer?: string;
  /** Simple name to qualified name of every type that the members' signatures use, `java.lang` left out. */
  uses?: Record<string, string>;
  enumConstants?: EnumConstant[];
  /** Constants and other visible fields; the setting classes' private fields too, as they are the file's keys. */
  fields?: Field[];
  methods?: Method[];
  /** Public methods of supertypes of this tree that the type has without declaring them: owner to signatures. */
  inherited?: Record<string, string[]>;
  generated?: Generated;
}

/** The version of the framework that facts were read from. */
interface Release {
  tag: string;
  commit: string;
}

/** The whole of `api.json`. */
export interface Api extends Release {
  /** Folder of the repository to which every `file` is relative. */
  root: string;
  types: ApiType[];
}

/** What produced a member: absent for source code, else the Lombok annotation or a rule of the language. */
export type Generated =
  | '@Getter'
  | '@Setter'
  | '@Data'
  | '@Builder'
  | '@Singular'
  | '@ToString'
  | '@AllArgsConstructor'
  | 'default constructor'
  | 'enum';

export interface Parameter {
  name: string;
  /** As written in the source, without the dots of varargs: `Map<String, String>`. */
  type: string;
  varargs?: true;
}

export interface Method {
  name: string;
  /** `name(Type, Type...)`, erased of parameter names; with the type's name it is unique. */
  signature: string;
  isConstructor?: true;
  line: number;
  /** Java keywords as written; what the language implies (public in an interface) is added. */
  modifiers: string[];
  typeParameters?: string[];
  /** Absent for a constructor. */
  returns?: string;
  parameters: Parameter[];
  throws?: string[];
  generated?: Generated;
  /** The property that a generated method reads or sets: `web` for `getWeb()` and `web(By)`. */
  property?: string;
  /** For a step of a builder that sets a property: the value without the step, as Java code. */
  default?: string;
}

export interface Field {
  name: string;
  type: string;
  line: number;
  modifiers: string[];
  /** Initializer as javac prints it. */
  initializer?: string;
}

export interface EnumConstant {
  name: string;
  /** Constructor arguments: texts, numbers and booleans as values, all else as `{source}`. */
  values: (string | number | boolean | {source: string})[];
}

/** What a method of the source has in its body, or a constant in its value; overloads of a name are one. */
export interface MethodSource {
  /** Of the bodies without comments and blanks. */
  hash: string;
  /** The callbacks of listeners that it calls: `IElementActionsListener.onClear`. */
  callbacks?: string[];
  /** The other methods of its type that it calls: `CommonActions.highlight`. */
  calls?: string[];
}

/** The whole of `methods.json`. */
export interface Methods extends Release {
  /** By `Type.method`, public or not. */
  methods: Record<string, MethodSource>;
}

export interface ErrorMessage {
  /** Constant of Message: `ELEMENT_NOT_FOUND`. */
  name: string;
  /** With `{0}`, `{1}` … where arguments go (java.text.MessageFormat). */
  text: string;
  /** Line of the constant in Message.java. */
  line: number;
  /** The methods that use it; empty when no code of the framework does. */
  places: {type: string; method: string}[];
}

/** The whole of `messages.json`. */
export interface Messages extends Release {
  root: string;
  /** File of the enum, relative to `root`. */
  file: string;
  messages: ErrorMessage[];
}

/** A library that the framework's build file names. */
export interface Library {
  group: string;
  artifact: string;
  version: string;
  /** Maven's scope: what is `compile` comes along with the framework. */
  scope: string;
}

/** The whole of `libraries.json`. */
export interface Libraries extends Release {
  /** Day of the commit, which is the day of the release: `2025-10-07`. */
  date: string;
  /** The build file, relative to the repository. */
  file: string;
  /** The oldest Java that the framework is built for. */
  java: string;
  /** Sorted by group and artifact. */
  libraries: Library[];
}

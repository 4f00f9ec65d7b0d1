/**
 * Shapes of `api.json`, `messages.json`, and `libraries.json`, which `npm run facts:update` reads off the framework's
 * Java source. Nothing in them is written by hand: a fact that looks wrong is corrected in `scripts/facts/`, never in the
 * JSON.
 */

type TypeKind = 'class' | 'interface' | 'enum' | 'annotation' | 'record';

export interface ApiType {
  /** With the outer type's name where it is nested: `MouseAction.ActionType`. Not unique: see `package`. */
  name: string;
  package: string;
  /** Relative to the facts' `root`: `actions/elements/ElementActions.java`. */
  file: string;
  line: number;
  kind: TypeKind;
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
  /** Public methods of supertypes of this tree that the type has without declaring them: owner to names. */
  inherited?: Record<string, string[]>;
  generated?: Generated;
}

/** The whole of `api.json`. */
export interface Api {
  /** Tag and commit of the framework that this was read from. */
  tag: string;
  commit: string;
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
  /** `name(Type,Type...)`, erased of parameter names; with the type's name it is unique. */
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
  /** For a step of a builder that sets a property: the value without the step, as Java code. */
  default?: string;
  /** What a call does, in order. Only for public methods with a body in classes that a page may document. */
  steps?: Step[];
  overview?: Overview;
  /** The errors that reach the caller, each once. */
  errors?: RaisedError[];
  /** Of a callback: the documented methods that call it themselves. */
  calledBy?: Caller[];
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

/**
 * One thing that a call does. Conditions and values are Java code with what the caller passed filled in.
 *
 * `Name` is a method (`Type.method`) or a callback (`Listener.callback`, with or without arguments), and `Key` is a key
 * of the configuration: texts in `api.json`, linked texts on a page.
 */
export type Step<Name = string, Key = string> =
  /** Without `text`, the message is built at run time; without `level`, it is `info`. */
  | {kind: 'log'; text?: string; level?: string; when?: string}
  | {kind: 'listener'; callback: Name; order: ListenerOrder; when?: string}
  /** Waits for a condition. `outline` is the color in which a web element is outlined then. */
  | {kind: 'until'; until: string; settings: Key[]; outline?: string; when?: string}
  /** Waits for a time. `notifies` is the callback that the pause calls. */
  | {kind: 'pause'; text: string; settings: Key[]; notifies?: Name; when?: string}
  /** A call of Selenium, Appium, or the HTTP client. */
  | {kind: 'driver'; text: string; when?: string}
  | {kind: 'assert'; label: string}
  /** Runs another documented method, with all its steps. */
  | {kind: 'calls'; method: Name; when?: string}
  | {kind: 'return'; value?: string; when?: string}
  /** A caught error; `ends` when the value is the method's result. */
  | {kind: 'swallow'; catches: string[]; returns?: string; ends?: true};

/** Where a callback is among the driver calls of its method; `none` when the method makes no driver call. */
export type ListenerOrder = 'before' | 'between' | 'after' | 'none';

/** What a call does in all, the methods that it runs included. */
export interface Overview {
  /** What can be missing; absent when a call needs no driver. */
  needs?: 'element' | 'driver';
  /** Conditions that it waits for: `VISIBLE` and `CLICKABLE` of WaitStrategy, or Java code. */
  waits?: string[];
  /** Key of the configuration with the longest time of the first of these waits. */
  timeout?: string;
  /** It waits for a time that the caller passes. */
  pauses?: true;
  /** What the caller gets in place of an error, as Java code. */
  fallback?: string;
  /** Callbacks that it calls: `IElementActionsListener.onGetText`. */
  callbacks?: string[];
}

/** A method that calls a callback. */
export interface Caller {
  /** `ElementActions.clear` */
  method: string;
  order: ListenerOrder[];
}

/** An error that reaches the caller. */
export interface RaisedError {
  /** `FrameworkError`, `NullPointerException`, … */
  exception: string;
  /** Constant of Message. */
  message?: string;
  /** The text as written, when it is no constant of Message or when `MessageFormat` can't parse the constant's. */
  text?: string;
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
export interface Messages {
  tag: string;
  commit: string;
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
export interface Libraries {
  tag: string;
  commit: string;
  /** Day of the commit, which is the day of the release: `2025-10-07`. */
  date: string;
  /** The build file, relative to the repository. */
  file: string;
  /** The oldest Java that the framework is built for. */
  java: string;
  /** Sorted by group and artifact. */
  libraries: Library[];
}

/**
 * Shapes of `api.json` and `messages.json`, which `npm run facts:update` reads off the framework's Java source.
 * Nothing here is written by hand: a fact that looks wrong is mended in `scripts/facts/`, never in the JSON.
 */

/** What produced a member: absent for source code, else the Lombok annotation or a rule of the language. */
export type Generated =
  | '@Getter'
  | '@Setter'
  | '@Data'
  | '@Builder'
  | '@Singular'
  | '@ToString'
  | '@EqualsAndHashCode'
  | '@AllArgsConstructor'
  | '@NoArgsConstructor'
  | '@RequiredArgsConstructor'
  | '@Value'
  | 'default constructor'
  | 'enum'
  | 'record';

type TypeKind = 'class' | 'interface' | 'enum' | 'annotation' | 'record';

export interface Parameter {
  name: string;
  /** As written in the source, without the dots of varargs: `Map<String, String>`. */
  type: string;
  varargs?: true;
}

/** One thing that a method does, in the order in which the parser meets it. */
interface EffectBase {
  /** Line in `file` where it stands. */
  line: number;
  /** File of the line, relative to the facts' `root`, when it is not the method's own file. */
  file?: string;
  /** Methods entered on the way, outermost first: `['CommonActions.pause', 'DriverActions.pause']`. */
  via?: string[];
  /** Conditions on the way, as source text, outermost first; absent when it always happens. */
  when?: string[];
  /** The parser saw that something happens here, but not what. */
  dynamic?: true;
}

/** A callback of the listener that the reader may have registered. */
export interface ListenerEffect extends EffectBase {
  kind: 'listener';
  /** Interface of the listener: `IElementActionsListener`. */
  listener: string;
  /** Callback: `onIsDisplayed`. */
  callback: string;
  /** Arguments as source text. */
  args: string[];
  /** Where it stands among the driver calls of this method; `none` when the method makes no driver call. */
  order: 'before' | 'between' | 'after' | 'none';
}

export interface LogEffect extends EffectBase {
  kind: 'log';
  level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';
  /** Format text with `{}` placeholders; absent when `dynamic`. */
  text?: string;
  /** What fills the placeholders, as source text. */
  args: string[];
}

interface WaitEffect extends EffectBase {
  kind: 'wait';
  /** `until`: for a condition, at most as long as the setting says; `pause`: always that long. */
  how: 'until' | 'pause';
  /** `CLICKABLE` or `VISIBLE` of WaitStrategy where the condition is one of them. */
  strategy?: string;
  /** The condition or duration as source text. */
  text: string;
  /** Configuration keys that say how long: `ui.timeout.explicit_wait`, `ui.delay.before_typing`. */
  settings: string[];
}

export interface ThrowEffect extends EffectBase {
  kind: 'throw';
  /** What is thrown: `FrameworkError`, `NullPointerException`, … */
  exception: string;
  /** Constant of Message; absent when the text is not one, or `dynamic`. */
  message?: string;
  /** Text as written, when it is no constant of Message. */
  text?: string;
  /** What fills the message's placeholders, as source text. */
  args: string[];
  /** Exceptions that are caught here and told on. */
  cause?: string[];
  /** A catch further out takes this error, so the caller never sees it. */
  swallowed?: true;
}

/** A catch that ends in a value instead of an error. */
interface SwallowEffect extends EffectBase {
  kind: 'swallow';
  catches: string[];
  /** What the caller gets, as source text: `""`, `false`, `new Point(0, 0)`. Absent when the method goes on. */
  returns?: string;
}

/** An early return. */
interface ReturnEffect extends EffectBase {
  kind: 'return';
  /** As source text; absent for a bare return. */
  value?: string;
}

/** A call of Selenium, Appium or the HTTP client. */
interface DriverEffect extends EffectBase {
  kind: 'driver';
  text: string;
}

/** A setting that is read. */
interface SettingEffect extends EffectBase {
  kind: 'setting';
  /** Key path in snake case; `*` stands for the name that a reader gives a block: `ui.web.*.highlight`. */
  settings: string[];
}

/** A Truth subject that is made, with the label that a failure shows. */
interface AssertEffect extends EffectBase {
  kind: 'assert';
  /** The label: a text in quotes, or the source text of an expression. */
  label: string;
  /** What is verified, as source text. */
  value: string;
}

export type Effect =
  | ListenerEffect
  | LogEffect
  | WaitEffect
  | ThrowEffect
  | SwallowEffect
  | ReturnEffect
  | DriverEffect
  | SettingEffect
  | AssertEffect;

export interface Method {
  name: string;
  /** `name(Type,Type...)`, erased of parameter names; with the type's name it is unique. */
  signature: string;
  isConstructor?: true;
  line: number;
  /** Java keywords as written; what the language implies (public in an interface) is added. */
  modifiers: string[];
  annotations?: string[];
  typeParameters?: string[];
  /** Absent for a constructor. */
  returns?: string;
  parameters: Parameter[];
  throws?: string[];
  /** Method of a supertype that this one overrides or implements: `IElementActions.clear()`. */
  overrides?: string[];
  /** Method of the implementing class whose effects a call of this interface method has. */
  implementedBy?: string;
  generated?: Generated;
  /** Only for methods with a body of the action, builder, manager, parser and utility classes. */
  effects?: Effect[];
}

export interface Field {
  name: string;
  type: string;
  line: number;
  modifiers: string[];
  annotations?: string[];
  /** Initializer as javac prints it. */
  initializer?: string;
}

export interface EnumConstant {
  name: string;
  line: number;
  /** Constructor arguments: texts, numbers and booleans as values, all else as `{source}`. */
  values: (string | number | boolean | {source: string})[];
}

export interface ApiType {
  /** With the outer type's name where it is nested: `MouseAction.ActionType`. Not unique: see `package`. */
  name: string;
  package: string;
  /** Relative to the facts' `root`: `actions/elements/ElementActions.java`. */
  file: string;
  line: number;
  kind: TypeKind;
  modifiers: string[];
  annotations?: string[];
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
  /** Types that are not nested. */
  topLevelTypes: number;
  types: ApiType[];
}

/** A place that uses an error message. */
export interface MessagePlace {
  file: string;
  line: number;
  /** Type and method that hold the line; `<init>` for a field's initializer. */
  type: string;
  method: string;
  /** The method that gets the constant: `throwError`, `handleAndThrow`, `requireNonNull`, … */
  by: string;
}

export interface ErrorMessage {
  /** Constant of Message: `ELEMENT_NOT_FOUND`. */
  name: string;
  /** With `{0}`, `{1}` … where arguments go (java.text.MessageFormat). */
  text: string;
  /** Line of the constant in Message.java. */
  line: number;
  /** Empty when no code of the framework raises it. */
  places: MessagePlace[];
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
  /** The build file, relative to the repository. */
  file: string;
  /** The oldest Java that the framework is built for. */
  java: string;
  /** Sorted by group and artifact. */
  libraries: Library[];
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

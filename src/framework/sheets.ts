/**
 * What the components of the API reference are given. A remark transform takes it from the facts
 * of one type or method while the page is built, so that a reader's browser gets these few values
 * and never `api.json`.
 */

/** A stretch of text, or one with the address that it links to. */
export type Piece = string | [text: string, to: string];

/** How a stretch of a signature is colored: keyword, type, function, punctuation, or plain. */
type TokenKind = 'keyword' | 'class-name' | 'function' | 'punctuation' | '';

/** A stretch of a signature: its text, its color, and the page of the type that it names. */
export type Token = [text: string, kind: TokenKind, to?: string];

/** One line of the framework's source at the documented tag. */
export interface SourceLine {
  line: number;
  to: string;
}

/** A key of the configuration file, and what it is unless the reader sets it. */
export interface SettingFacts {
  key: Piece;
  /** As JSON. */
  default?: string;
}

/** One thing that a call does. `when` is the condition as the source has it. */
export type Step =
  | {kind: 'log'; text?: string; level?: string; when?: string}
  | {
      kind: 'listener';
      callback: Piece;
      order: 'before' | 'between' | 'after' | 'none';
      when?: string;
    }
  | {kind: 'until'; until: string; settings: SettingFacts[]; when?: string}
  | {kind: 'pause'; settings: SettingFacts[]; text: string; hears?: Piece; when?: string}
  | {kind: 'highlight'; setting: SettingFacts; action: boolean}
  | {kind: 'driver'; text: string; when?: string}
  | {kind: 'assert'; label: string}
  | {kind: 'calls'; method: Piece; when?: string}
  | {kind: 'return'; value?: string; when?: string}
  /** `ends` when the value is the method's result. */
  | {kind: 'swallow'; catches: string[]; returns?: string; ends?: true};

/** An error that a call may raise. */
export interface Failure {
  exception: Piece;
  /** Constant of Message, where the text is one. */
  message?: string;
  /** The text, with `{0}` where an argument goes. */
  text?: string;
  /** The condition as the code has it; absent when words for it are kept in `src/data`. */
  when?: string;
  /** Our words for the condition. */
  words?: string;
}

interface ParameterFacts {
  name: string;
  type: Piece[];
}

export interface OverloadFacts {
  /** `takeScreenshot(String)`: tells the overloads of one heading apart. */
  signature: string;
  tokens: Token[];
  /** Absent when the parser did not read a body, as in an interface. */
  steps?: Step[];
}

/** What `MethodSheet` shows. */
export interface MethodFacts {
  name: string;
  overloads: OverloadFacts[];
  parameters: ParameterFacts[];
  /** Whether there is a result: not for `void` and constructors. */
  returns: boolean;
  failures: Failure[];
  /** For a callback of a listener: the methods that call it. */
  toldBy?: {method: Piece; order: string}[];
}

export type Platform = 'web' | 'android' | 'ios' | 'macos' | 'api';

/** What stands at the right of a method's heading. */
export interface MethodMetaFacts {
  name: string;
  sources: SourceLine[];
  /** Only where they differ from the type's. */
  platforms?: Platform[];
}

/** What `TypeOverview` shows. */
export interface TypeFacts {
  name: string;
  /** Calls that give one, `onElement(locator)`, with the heading they link to. */
  getOne: Piece[];
  imports: string[];
  platforms?: Platform[];
  extends: Piece[];
  implements: Piece[];
  /** The types whose methods it has without declaring them. */
  inherits: Piece[];
  extendedBy: Piece[];
  listeners: Piece[];
  source: SourceLine & {file: string};
  tag: string;
}

/** One property of a type: what a builder sets and a getter reads. */
export interface PropertyFacts {
  name: string;
  id: string;
  type: Piece[];
  /** Calls that set it: `header(headerKey, headerValue)`. */
  set: string[];
  /** Calls that read it: `getHeaders()`. */
  get: string[];
}

/** What `EnumConstants` shows. */
export interface EnumFacts {
  name: string;
  /** Getters of a constant, in the order of its values. */
  getters: string[];
  constants: {name: string; values: string[]}[];
  import: string;
  source: SourceLine;
}

/** The methods that a type has from one supertype. */
export interface InheritedFacts {
  owner: Piece;
  methods: Piece[];
}

/**
 * What the components of the reference are given. The transforms in `fill` read it from the facts of
 * one type, method, key, or error while the page is built, so that a reader's browser gets these few
 * values and never the facts themselves.
 */
import type {ConfigKey, ConfigPlatform, ConfigSection} from '../framework/configTypes';
import type {PlatformSupport} from '../knowledge/platformsOf';

/** A stretch of text, or one with the address that it links to. */
export type TextRun = string | [text: string, to: string];

/** How a stretch of a signature is colored: keyword, type, function, or plain. */
type TokenKind = 'keyword' | 'class-name' | 'function' | '';

/** A stretch of a signature: its text, its color, and the page of the type that it names. */
export type Token = [text: string, kind: TokenKind, to?: string];

/** One line of the framework's source at the documented tag. */
export interface SourceLine {
  line: number;
  to: string;
}

/** An error that a call may raise. */
export interface Failure {
  exception: TextRun;
  /** Constant of Message, where the text is one. */
  message?: string;
  /** The text with the names of what goes into its places: `{name}`. */
  text?: string;
  /** When it is raised. */
  words: Run[];
  /** Address of the entry that has cause and remedy. */
  to?: string;
}

/** A stretch of a fact: plain text, or text or code that may be a link. */
export type Run = string | {text: string; to?: string} | {code: string; to?: string};

/** One thing that a call does; the mark says that it calls a listener, or takes the place of an error. */
export interface Step {
  text: Run[];
  mark?: 'listener' | 'caught';
}

/** One of the facts that a method's row shows. */
export interface GlanceFact {
  label: string;
  value: Run[];
}

/** A method that calls a callback; `order` says when, and is empty where no driver acts. */
export interface CallerFacts {
  method?: TextRun;
  /** What calls it in place of a documented method. */
  title?: string;
  order: string;
}

/** What `SignatureCard` shows. */
export interface SignatureFacts {
  name: string;
  /** One line of tokens an overload. */
  overloads: Token[][];
}

interface OverloadSteps {
  /** `takeScreenshot(String)`: distinguishes the overloads of one heading. */
  signature: string;
  /** Absent for a method without a body, as in an interface. */
  steps?: Step[];
}

/** What `MethodSheet` shows. */
export interface MethodFacts {
  /** Id of the folded steps and errors. */
  id: string;
  glance: GlanceFact[];
  overloads: OverloadSteps[];
  /** Where all overloads end with the same steps: those, which the overloads then leave out. */
  sharedSteps?: Step[];
  failures: Failure[];
  /** For a callback of a listener: the methods that call it. */
  calledBy?: CallerFacts[];
}

/** What is beside a method's heading. */
export interface MethodHeadFacts {
  name: string;
  /** `(attribute)`, `(…)` where overloads differ, or `(Locator locator)` of a callback. */
  parameters: TextRun[];
  /** Absent where nothing is returned. */
  returns?: TextRun[];
  sources: SourceLine[];
  /** Only where they differ from the type's. */
  platforms?: PlatformSupport;
}

/** What `TypeOverview` shows. */
export interface TypeFacts {
  /** Calls that give one, `onElement(locator)`, with the heading they link to. */
  getOne: TextRun[];
  imports: string[];
  platforms?: PlatformSupport;
  extends: TextRun[];
  implements: TextRun[];
  /** The types whose methods it has without declaring them. */
  inherits: TextRun[];
  extendedBy: TextRun[];
  listeners: TextRun[];
  source: {file: string; to: string};
}

/** One property of a type: what a builder sets and a getter reads. */
export interface PropertyFacts {
  name: string;
  id: string;
  type: TextRun[];
  /** Calls that set it: `header(headerKey, headerValue)`. */
  set: string[];
  /** Calls that read it: `getHeaders()`. */
  get: string[];
  /** Its value in an object of the builder that does not set it. */
  default?: string | {code: string};
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
  owner: TextRun;
  methods: TextRun[];
}

/** What `ErrorEntry` shows. The text of the error is the heading above it. */
export interface ErrorFacts {
  /** Constant of Message, the qualified name of an exception, or the id of a line. */
  name: string;
  /** The program that prints the line. */
  printedBy?: string;
  /** Of a constant. */
  source?: SourceLine;
  cause: string;
  fix: string;
  settings: TextRun[];
}

/** What the list of all errors and the log reader know of an error. */
export interface ErrorLink {
  /** Constant of Message, or the id of an exception. */
  id: string;
  label: string;
  /** What a log has of it, with `{name}` where a value is. */
  texts: string[];
  to: string;
  settings: TextRun[];
}

/** A place in the sample project, by its path below `src/samples`. */
export interface SampleLink {
  name: string;
  place: string;
}

/** What `SampleLinks` shows below a sample. */
export interface SampleLinksFacts {
  /** What the code needs and does not show, such as a locator. */
  uses: SampleLink[];
  /** The test or other method that the code is from, unless the page shows it. */
  whole?: SampleLink & {isTest: boolean};
}

/** An address on this site with its text. */
export interface ConfigLink {
  text: string;
  to: string;
}

/** A key as `<ConfigReference>` shows it. */
export interface ConfigKeyFacts extends Omit<ConfigKey, 'opens' | 'path' | 'unused'> {
  /** Where the keys of its value are documented. */
  opens?: ConfigLink;
  /** The key with a value, between what opens and what closes the objects around it. */
  snippet?: [before: string, member: string, after: string];
}

/** A section as `<ConfigReference>` shows it. */
export interface ConfigSectionFacts extends Pick<
  ConfigSection,
  'label' | 'description' | 'paths' | 'platforms' | 'base'
> {
  keys: ConfigKeyFacts[];
  /** Constants of Message that the texts name, with the address of each. */
  messages: Record<string, string>;
}

/** A row of the table of all keys. */
export interface ConfigRow extends Pick<
  ConfigKey,
  'anchor' | 'name' | 'description' | 'type' | 'unit'
> {
  /** As it would appear in the file; absent when there is none. */
  default?: string;
  required: boolean;
  /** Only where they are not those of the section. */
  platforms?: ConfigPlatform[];
}

/** The rows of one section in the table of all keys. */
export interface ConfigRows extends Pick<ConfigSection, 'heading' | 'label' | 'platforms'> {
  /** The page that documents the section. */
  page: string;
  rows: ConfigRow[];
}

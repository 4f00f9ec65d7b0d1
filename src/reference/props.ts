/**
 * What the components of the reference are given. The transforms in `fill` read it from the facts of
 * one type, method, key, or error while the page is built, so that a reader's browser gets these few
 * values and never the facts themselves. Its types are those of the functions that fill it.
 */
import type {FACTS} from './fill/fillers';

/** Code, and where there is an address, the link to it. */
export interface CodeRun {
  code: string;
  to?: string;
}

/** A stretch of a text: plain text, or text or code that may be a link. */
export type Run = string | {text: string; to?: string} | CodeRun;

/** How a stretch of a signature is colored: keyword, type, function, or plain. */
type TokenKind = 'keyword' | 'class-name' | 'function' | '';

/** A stretch of a signature: its text, its color, and the page of the type that it names. */
export type Token = [text: string, kind: TokenKind, to?: string];

/** One thing that a call does; the mark says that it calls a listener, or takes the place of an error. */
export interface Step {
  text: Run[];
  mark?: 'listener' | 'caught';
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

/** The facts of an element that a page writes, by its name. */
export type FactsOf<Name extends keyof typeof FACTS> = ReturnType<(typeof FACTS)[Name]>;

/**
 * What the components of the reference are given. The transforms in `insert` read it from the facts of
 * one type, method, key, or error while the page is built, so that a reader's browser gets these few
 * values and never the facts themselves. Its types are those of the functions that fill it.
 */
import type {FACTS} from './insert/insertFacts';

/** The facts of an element that a page writes, by its name. */
export type FactsOf<Name extends keyof typeof FACTS> = ReturnType<(typeof FACTS)[Name]>;

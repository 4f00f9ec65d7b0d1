import type {Area} from '../config/areas';

/** An area of the site by the first part of its paths, or nothing for a page outside of the areas. */
export type AreaId = Area['id'] | '';

/**
 * What a page or section describes: a key of the configuration, a message of the framework, another error, an
 * enum, a listener, a task, or anything else.
 */
export type Kind = 'key' | 'message' | 'error' | 'enum' | 'listener' | 'guide' | 'other';

export interface SearchResult {
  /** Path below the base path, with the anchor: `docs/intro#no`. */
  path: string;
  title: string;
  /** Titles above it, from the label of the area down to the nearest. */
  parents: readonly string[];
  kind: Kind;
  /** It has no text, and so no snippet. */
  isBare?: boolean;
}

/** A text in parts; those that match the query are marked. */
export type MarkedText = readonly {readonly text: string; readonly marked?: boolean}[];

export interface SearchAnswer {
  /** The best first. */
  results: readonly SearchResult[];
  /**
   * Where the row belongs that hands the query to the log reader: below the results of what looks like an error, or
   * above them when no result has half of its words. Absent for another query.
   */
  logReader?: 'first' | 'last';
  /** How many are good enough to count. */
  total: number;
  /** Queries to try; only when nothing was found. */
  suggestions: readonly string[];
}

/** Why there is no answer, in words for the reader. */
export class SearchError extends Error {
  override name = 'SearchError';
}

import type {Area} from '../config/areas';

/** An area of the site by the first part of its paths, or nothing for a page outside of the areas. */
export type AreaId = Area['id'] | '';

export interface SearchResult {
  /** Path below the base path, with the anchor: `docs/intro#no`. */
  path: string;
  title: string;
  /** Titles above it, from the label of the area down to the nearest. */
  parents: readonly string[];
  /** A page, one of its headings, a key of the configuration, or an error message. */
  kind: 'page' | 'section' | 'key' | 'message';
  /** It has no text, and so no snippet. */
  isBare?: boolean;
}

/** A text in parts; those that match the query are marked. */
export type MarkedText = readonly {readonly text: string; readonly marked?: boolean}[];

export interface SearchAnswer {
  /** The best first. */
  results: readonly SearchResult[];
  /** How many are good enough to count. */
  total: number;
  /** Queries to try; only when nothing was found. */
  suggestions: readonly string[];
}

/** Why there is no answer, in words for the reader. */
export class SearchError extends Error {
  override name = 'SearchError';
}

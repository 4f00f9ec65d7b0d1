/** An area of the site by the first part of its paths, or nothing for a page outside of the areas. */
export type Area = 'docs' | 'api' | 'contributing' | 'community' | 'blog' | '';

/** What a result is: a page, one of its headings, a key of the configuration, or an error message. */
export type ResultKind = 'page' | 'section' | 'key' | 'message';

export interface SearchResult {
  /** The same from build to build, for the keys of React and for stored searches. */
  id: string;
  /** Path below the base path, with the anchor: `docs/intro#no`. */
  path: string;
  title: string;
  /** Titles above it, from the label of the area down to the nearest. */
  parents: readonly string[];
  area: Area;
  kind: ResultKind;
}

/** A text in runs; those that match the query are marked. */
export type MarkedText = readonly {readonly text: string; readonly marked?: boolean}[];

export interface SearchAnswer {
  /** The best first, from `offset` on. */
  results: readonly SearchResult[];
  /** How many are good enough to count. */
  total: number;
  /** Queries to try; only when nothing was found. */
  suggestions: readonly string[];
}

export interface SearchOptions {
  area?: Area;
  /** 0 unless told. */
  offset?: number;
  /** 20 unless told. */
  limit?: number;
}

export interface SearchClient {
  /** Requests the index. Never throws: the search that follows reports an error. */
  preload(): void;
  /** @throws SearchError when the index cannot be loaded */
  search(query: string, options?: SearchOptions): Promise<SearchAnswer>;
  /**
   * The sentence of a result that matches, or else its first; `undefined` when its text cannot be
   * loaded or it has none. Never throws.
   */
  snippet(result: SearchResult, query: string): Promise<MarkedText | undefined>;
  /** A title with the words of the query marked. */
  mark(title: string, query: string): MarkedText;
}

/** Why the index could not be loaded. */
export class SearchError extends Error {
  override name = 'SearchError';

  /**
   * @param reason `network`: it was not loaded, or not all of it; `browser`: this browser lacks what
   *   the search needs; `missing`: the development server has none, and the message, which is for
   *   readers, says which command makes one
   */
  constructor(
    readonly reason: 'network' | 'browser' | 'missing',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

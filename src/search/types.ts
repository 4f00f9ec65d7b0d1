/** The level of a heading as the hosted crawler counts it: `lvl0` is the area, `lvl1` the page. */
export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Titles from the area down to the section; what a section does not have is `null`. */
export type Hierarchy = Record<'lvl0' | 'lvl1', string> &
  Record<'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>;

/**
 * What a section is, apart from a heading with text: a key of the configuration, a key whose value
 * is an object of further keys, or an error message of the framework.
 */
export type SectionKind = 'key' | 'object' | 'message';

/**
 * One page, heading, key, or message, in the form of the hosted crawler. Its texts are plain; only in
 * hits and in the hosted index they are HTML.
 */
export interface SearchRecord {
  /**
   * Path below the base path, with the anchor: the same from build to build. A message that a page
   * only mentions has its name after that.
   */
  objectID: string;
  kind: SectionKind | null;
  type: Exclude<Level, 'lvl0'>;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  /** Folded text, such as the steps of a method: it counts less than the content. */
  details: string | null;
  /** Words with which testers ask for it, and that it need not have: found, never shown. */
  phrases: readonly string[] | null;
  hierarchy: Hierarchy;
  language: string;
  docusaurus_tag: string;
  /**
   * How near a page is to what testers look for, how many sections link to the record, and how high
   * it is on its page.
   */
  weight: {pageRank: number; links: number; level: number; position: number};
}

/** The texts of a built page. */
export interface PageText {
  /** Path below the base path, without slashes at its ends; empty for the home page. */
  path: string;
  area: string;
  tag: string;
  language: string;
  /** The page itself first, then its headings and keys in the order of the page. */
  sections: SectionText[];
}

export interface SectionText {
  /** 1 for the page itself, 2 to 6 below it. Keys and messages are one below their heading. */
  depth: number;
  anchor: string;
  title: string;
  text: string;
  /** What is folded up on the page. */
  details?: string;
  /** Words with which testers ask for it, from `src/knowledge/search`. */
  phrases?: readonly string[];
  kind?: SectionKind;
  /** How many other sections link here. */
  links?: number;
}

/** The parameters of the hosted service that are used. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  /** An AND of ORs: `['language:en', ['docusaurus_tag:default', …]]`. */
  facetFilters?: FacetFilters;
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  /** The fields that a hit has; the embedded index answers with all that are shown. */
  attributesToRetrieve?: readonly string[];
  /** `content:15` and the like: how many words a snippet has. */
  attributesToSnippet?: readonly string[];
}

export type FacetFilters = string | readonly (string | readonly string[])[];

/** A text with its matches marked, as HTML. */
export interface Marked {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

/** A result, as far as it is shown: its texts are HTML. */
export interface SearchHit extends Omit<SearchRecord, 'content' | 'details' | 'phrases'> {
  _highlightResult: {hierarchy: Partial<Record<Level, Marked>>};
  _snippetResult: {content?: Marked};
}

export interface SearchResult {
  index: string;
  query: string;
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
}

export interface SearchClient {
  search(query: {requests: readonly SearchRequest[]}): Promise<{results: SearchResult[]}>;
}

export interface PreloadingClient extends SearchClient {
  /** Loads what the first search needs. Errors are reported by that search. */
  preload(): void;
}

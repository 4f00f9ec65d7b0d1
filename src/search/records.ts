import {areaOf} from '../config/areas';
import type {SearchResult} from './types';

/** The texts of a built page. */
export interface PageText {
  /** Path below the base path, without slashes at its ends. */
  path: string;
  /** The page itself first, then its headings and keys in the order of the page. */
  sections: SectionText[];
}

export interface SectionText {
  /** 1 for the page itself, 2 to 6 below it. Keys and messages are one below their heading. */
  depth: number;
  anchor: string;
  title: string;
  text: string;
  /** What is folded up on the page: it counts less. */
  details?: string;
  /** Words with which testers ask for it, and that it need not have: searched, never shown. */
  phrases?: readonly string[];
  /** A key of the configuration, a key whose value is an object of further keys, or a message. */
  kind?: 'key' | 'object' | 'message';
}

/** A page, heading, key, or message with all that the index is made of. */
export interface SearchRecord extends SearchResult {
  text: string;
  details: string;
  phrases: readonly string[];
}

/**
 * The records of pages: one for each page, heading, key, and message.
 *
 * @param pages in any order
 */
export function recordsOf(pages: readonly PageText[]): SearchRecord[] {
  return pages.flatMap(({path, sections}) => {
    const area = areaOf(path);
    const titles: string[] = [];
    return sections.map((section) => {
      const {depth, anchor, title, text, details = '', phrases = [], kind} = section;
      titles.length = Math.min(titles.length, depth - 1);
      const parents = [area?.label, ...titles].filter((above) => above !== undefined);
      titles[depth - 1] = title;
      const address = anchor ? `${path}#${anchor}` : path;
      return {
        id: address,
        path: address,
        title,
        parents,
        area: area?.id ?? '',
        kind: kind === 'object' ? 'key' : (kind ?? (depth === 1 ? 'page' : 'section')),
        text,
        details,
        phrases,
      };
    });
  });
}

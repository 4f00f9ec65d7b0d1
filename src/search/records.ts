import {areaOf} from '../config/areas';
import {typedTitle, type IndexedRecord} from './searchIndex';
import type {Tab} from './tabs';
import {isStopTerm, termsOf} from './words';

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
  /** Its tabs that an address can open. */
  tabs?: Tab[];
  /** A key of the configuration, or a message. */
  kind?: 'key' | 'message';
}

/**
 * The records of pages: one for each page, heading, key, and message.
 *
 * @param pages in any order
 */
export function recordsOf(pages: readonly PageText[]): IndexedRecord[] {
  const records = pages.flatMap(({path, sections}): Omit<IndexedRecord, 'id'>[] => {
    const area = areaOf(path);
    const titles: string[] = [];
    return sections.map(({depth, anchor, title, text, details = '', phrases = [], kind, tabs}) => {
      titles.length = Math.min(titles.length, depth - 1);
      const parents = [area?.label, ...titles].filter((above) => above !== undefined);
      titles[depth - 1] = title;
      return {
        path: anchor ? `${path}#${anchor}` : path,
        title,
        parents,
        area: area?.id ?? '',
        kind: kind ?? (depth === 1 ? 'page' : 'section'),
        name: typedTitle(title),
        topic: anchor || path.replace(/^.*\//, ''),
        above: parents.slice(1).join(' '),
        body: text,
        details,
        asked: phrases.join(' '),
        ...(phrases.length > 0 && {phrases: [...new Set(phrases.map(telling))].join('|')}),
        ...(kind === 'message' && {text}),
        ...(tabs && {tabs}),
        ...(sentencesOf({text, details}).length === 0 && {isBare: true}),
      };
    });
  });
  return records.map((record, id) => ({...record, id}));
}

/** The sentences of a section that a snippet may show; a word alone is none. */
export function sentencesOf({text, details = ''}: Pick<SectionText, 'text' | 'details'>): string[] {
  // A row or block ends with its line, a sentence before a capital letter.
  return (text || details)
    .split(/(?<=[.!?…]) (?=[\p{Lu}\p{N}`"(])|\n/u)
    .filter((sentence) => sentence.includes(' '));
}

/** The terms that carry a phrase. */
function telling(phrase: string): string {
  return [...new Set(termsOf(phrase).filter((term) => !isStopTerm(term)))].sort().join(' ');
}

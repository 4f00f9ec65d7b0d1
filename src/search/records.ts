import {areaOf} from '../config/areas';
import {typedTitle, type IndexedRecord} from './searchIndex';
import type {Tab} from './tabs';
import type {Kind} from './types';
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
  /** Of an error: what a log has of it, with `{name}` where a value is. */
  logTexts?: readonly string[];
  /** What it describes, where that is known. */
  kind?: Kind;
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
    return sections.map((section) => {
      const {depth, anchor, title, text, phrases = [], logTexts = [], tabs} = section;
      titles.length = Math.min(titles.length, depth - 1);
      const parents = [area?.label, ...titles].filter((above) => above !== undefined);
      titles[depth - 1] = title;
      return {
        path: anchor ? `${path}#${anchor}` : path,
        title,
        parents,
        area: area?.id ?? '',
        kind: section.kind ?? 'other',
        name: typedTitle(title),
        topic: anchor || path.replace(/^.*\//, ''),
        above: parents.slice(1).join(' '),
        body: text,
        details: section.details ?? '',
        asked: [...phrases, ...logTexts.map(withoutPackage)].join(' '),
        ...(phrases.length > 0 && {phrases: [...new Set(phrases.map(telling))].join('|')}),
        ...(logTexts.length > 0 && {logTexts}),
        ...(tabs && {tabs}),
        ...(sentencesOf(section).length === 0 && {isBare: true}),
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

/** A text that may begin with the qualified name of a class, with its simple name. */
const withoutPackage = (text: string): string => text.replace(/^[a-z][\w.]*\.(?=[A-Z])/, '');

/** The terms that carry a phrase. */
function telling(phrase: string): string {
  return [...new Set(termsOf(phrase).filter((term) => !isStopTerm(term)))].sort().join(' ');
}

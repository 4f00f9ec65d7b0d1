import SearchableMap from 'minisearch/SearchableMap';
import {BY_LENGTH, FIELDS, SATURATION, type Field} from './weights';
import {termsOf} from './words';

export type FieldTexts = Readonly<Record<Field, string>>;

const FIELD_NAMES = Object.keys(FIELDS) as Field[];

/** The sections that have a term, and the score of the term in each, from 0 to 1. */
export interface Posting {
  sections: number[];
  scores: number[];
}

/**
 * Which section has which term: a radix tree, so that prefixes and typos of a term are found
 * without comparing it with all others.
 */
export class Postings {
  private readonly terms = new SearchableMap<Posting>();

  /** Adds a section; the numbers have to rise. */
  add(section: number, texts: FieldTexts): void {
    const counts = new Map<string, number>();
    for (const name of FIELD_NAMES) {
      const terms = termsOf(texts[name]);
      const {boost, length} = FIELDS[name];
      const once = boost / (1 - BY_LENGTH + (BY_LENGTH * terms.length) / length);
      for (const term of terms) {
        counts.set(term, (counts.get(term) ?? 0) + once);
      }
    }
    for (const [term, count] of counts) {
      const posting = this.terms.fetch(term, () => ({sections: [], scores: []}));
      posting.sections.push(section);
      posting.scores.push(count / (count + SATURATION));
    }
  }

  get(term: string): Posting | undefined {
    return this.terms.get(term);
  }

  /** Longer terms with this prefix. */
  longer(term: string): (readonly [string, Posting])[] {
    return [...this.terms.atPrefix(term)].filter(([found]) => found !== term);
  }

  /** Terms within so many edits, with the number of edits. */
  similar(term: string, maxEdits: number): (readonly [string, Posting, number])[] {
    return [...this.terms.fuzzyGet(term, maxEdits)].map(([found, [posting, edits]]) => [
      found,
      posting,
      edits,
    ]);
  }
}

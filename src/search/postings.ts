import SearchableMap from 'minisearch/SearchableMap';
import {BY_LENGTH, FIELDS, SATURATION, type Field} from './weights';
import {termsOf} from './words';

/** The words of each field of a section; a space before a word is ignored. */
export type FieldWords = Readonly<Record<Field, readonly string[]>>;

const FIELD_NAMES = Object.keys(FIELDS) as Field[];

/** The sections that have a term, and the score of the term in each, from 0 to 1. */
export interface Posting {
  sections: number[];
  scores: number[];
}

/** A term of the index, and what it counts in the section that is being added. */
interface Term extends Posting {
  count: number;
}

/**
 * Which section has which term: a radix tree, so that prefixes and typos of a term are found
 * without comparing it with all others.
 */
export class Postings {
  private readonly terms = new SearchableMap<Term>();
  /** Pages repeat a few thousand words: the terms of each are read once. */
  private readonly termsByWord = new Map<string, Term[]>();

  /** Adds a section; the numbers have to rise. */
  add(section: number, fields: FieldWords): void {
    const found: Term[] = [];
    for (const name of FIELD_NAMES) {
      const words = fields[name].map((word) => this.termsByWord.get(word) ?? this.read(word));
      const {boost, length} = FIELDS[name];
      const size = words.reduce((sum, terms) => sum + terms.length, 0);
      const once = boost / (1 - BY_LENGTH + (BY_LENGTH * size) / length);
      for (const terms of words) {
        for (const term of terms) {
          if (term.count === 0) {
            found.push(term);
          }
          term.count += once;
        }
      }
    }
    for (const term of found) {
      term.sections.push(section);
      term.scores.push(term.count / (term.count + SATURATION));
      term.count = 0;
    }
  }

  private read(word: string): Term[] {
    const terms = termsOf(word).map((text) =>
      this.terms.fetch(text, () => ({sections: [], scores: [], count: 0})),
    );
    this.termsByWord.set(word, terms);
    return terms;
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

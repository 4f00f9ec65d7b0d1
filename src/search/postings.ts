import SearchableMap from 'minisearch/SearchableMap';
import {termsOf} from './words';

/** The texts of a section, by what they tell of it. */
export interface FieldTexts {
  title: string;
  /** The title of its page. */
  page: string;
  /** The titles between page and section. */
  parents: string;
  /** The first sentences, which say what all the others are about. */
  lead: string;
  text: string;
}

/** What a term in a field is worth, and how many terms the field usually has. */
const FIELDS: Readonly<Record<keyof FieldTexts, {boost: number; length: number}>> = {
  title: {boost: 6, length: 3},
  page: {boost: 1.5, length: 3},
  parents: {boost: 1.5, length: 4},
  lead: {boost: 1.6, length: 20},
  text: {boost: 1, length: 40},
};
const FIELD_NAMES = Object.keys(FIELDS) as (keyof FieldTexts)[];

/** How much a field that is longer than usual is worth less. */
const BY_LENGTH = 0.5;
/** Where the worth of a term flattens: a second place tells less than the first. */
const FLAT = 5;

/** The sections that have a term, and what the term is worth in each, from 0 to 1. */
export interface Posting {
  sections: number[];
  worth: number[];
}

/**
 * Which section has which term: a radix tree, so that beginnings and slips of a term are found
 * without looking at all others.
 */
export class Postings {
  private readonly terms = new SearchableMap<Posting>();

  /** Takes in a section; their numbers have to rise. */
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
      const posting = this.terms.fetch(term, () => ({sections: [], worth: []}));
      posting.sections.push(section);
      posting.worth.push(count / (count + FLAT));
    }
  }

  get(term: string): Posting | undefined {
    return this.terms.get(term);
  }

  /** Longer terms that begin like this. */
  longer(term: string): (readonly [string, Posting])[] {
    return [...this.terms.atPrefix(term)].filter(([found]) => found !== term);
  }

  /** Terms that differ by so many slips at most, with the number of slips. */
  alike(term: string, slips: number): (readonly [string, Posting, number])[] {
    return [...this.terms.fuzzyGet(term, slips)].map(([found, [posting, distance]]) => [
      found,
      posting,
      distance,
    ]);
  }
}

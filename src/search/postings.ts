import {countEdits} from './edits';
import {memoizeLru} from './memoize';
import {BY_LENGTH, FIELDS, SATURATION, type Field} from './weights';
import {readWord} from './words';

/** The words of each field of a section; a space before a word is ignored. */
export type FieldWords = Readonly<Record<Field, readonly string[]>>;

/** Those of the words that are being typed. */
const MAX_PREFIXES = 64;

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
 * Which section has which term. Prefixes and typos of a term are looked for in all others: of some
 * ten thousand terms that takes less time than a tree of them, which has to be built first.
 */
export class Postings {
  private readonly terms = new Map<string, Term>();
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
    const terms = readWord(word).all.map((text) => {
      const term = this.terms.get(text) ?? {sections: [], scores: [], count: 0};
      this.terms.set(text, term);
      return term;
    });
    this.termsByWord.set(word, terms);
    return terms;
  }

  get(term: string): Posting | undefined {
    return this.terms.get(term);
  }

  /** Longer terms with this prefix, of those that are added before the first call. */
  readonly longer = memoizeLru(MAX_PREFIXES, (prefix): (readonly [string, Posting])[] => {
    // While a word is typed, each letter finds some of what the letters before found.
    const candidates =
      prefix.length > 2 ? this.longer(prefix.slice(0, -1)) : [...this.terms.entries()];
    return candidates.filter(([term]) => term.length > prefix.length && term.startsWith(prefix));
  });

  /** Terms within so many edits, with the number of edits. */
  similar(text: string, maxEdits: number): (readonly [string, Posting, number])[] {
    const found: [string, Posting, number][] = [];
    if (maxEdits === 0) {
      return found;
    }
    for (const [term, posting] of this.terms) {
      const edits = countEdits(text, term, maxEdits);
      if (edits <= maxEdits) {
        found.push([term, posting, edits]);
      }
    }
    return found;
  }
}

// cspell:ignore isdisplayed
import {titleTerms} from './records';
import {isStopWord, joinedTerm, termsOf, wordsOf} from './words';

/** A query taken apart. */
export interface Question {
  /** The words that carry it; every word when all are stop words. */
  words: string[];
  /** All of it as one term: "is displayed" is `isdisplayed`. */
  joined: string;
}

/** Queries are cut at this length: nobody types more, and a pasted page would block the typing. */
const LONGEST = 200;
const MOST_WORDS = 12;

/** Takes a query apart. */
export function question(query: string): Question {
  const words = wordsOf(query.slice(0, LONGEST));
  const texts = words.map((word) => query.slice(word.start, word.end));
  const telling = texts.filter((text) => !isStopWord(text.toLowerCase()));
  return {
    words: (telling.length > 0 ? telling : texts).slice(0, MOST_WORDS),
    joined: joinedTerm(texts.join('')),
  };
}

/** What the re-rank knows of a section, prepared once. */
export interface Ranked {
  /** The title as one term, and the name at its end. */
  title: readonly string[];
  titleTerms: ReadonlySet<string>;
  text: string;
  depth: number;
}

/** Prepares a section for `boost`. */
export function ranked(title: string, text: string, depth: number): Ranked {
  return {title: titleTerms(title), titleTerms: new Set(termsOf(title)), text, depth};
}

/**
 * By how much a section that was found is better than its score says: what a reader types is most
 * often the beginning of a heading, and then that heading has to be first.
 *
 * @param asked the query
 * @param found a section of the index
 */
export function boost({words, joined}: Question, {title, titleTerms, text, depth}: Ranked): number {
  let factor = depth === 1 ? 1.2 : 1;
  if (title.includes(joined)) {
    factor *= 8;
  } else if (joined.length > 2 && title.some((name) => name.startsWith(joined))) {
    factor *= 1 + (3 * joined.length) / title[0]!.length;
  }
  const inTitle = words.filter((word) => termsOf(word).every((term) => titleTerms.has(term)));
  factor *= 1 + inTitle.length / words.length;
  if (words.length > 1 && text.includes(words.join(' ').toLowerCase())) {
    factor *= 1.3;
  }
  return factor;
}

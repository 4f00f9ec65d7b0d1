// cspell:ignore isdisplayed
import {typedTitle} from './records';
import {synonymsOf} from './synonyms';
import {isStopWord, isWeakWord, joinedTerm, termsOf, wordsOf} from './words';

/** A query taken apart. */
export interface Question {
  /** The words that carry it; every word when all are stop words. */
  words: string[];
  /** What may stand for each of them in a title: its own terms, or those of a synonym. */
  readings: (readonly string[])[][];
  /** How much each of them counts, from 0 to 1. */
  shares: number[];
  /** All of it as one term: "is displayed" is `isdisplayed`. */
  joined: string;
  /** The words that carry it as one term. */
  core: string;
  /** Whether it is more than one word. */
  isPhrase: boolean;
  /** Whether the last word may still be growing. */
  goesOn: boolean;
}

/** Queries are cut at this length: nobody types more, and a pasted page would block the typing. */
const LONGEST = 200;
const MOST_WORDS = 12;
/** What a word counts that questions have and that tells little. */
const WEAK = 0.5;

/** Takes a query apart. */
export function question(query: string): Question {
  const words = wordsOf(query.slice(0, LONGEST));
  const texts = words.map((word) => query.slice(word.start, word.end));
  const telling = texts.filter((text) => !isStopWord(text.toLowerCase()));
  const asked = (telling.length > 0 ? telling : texts).slice(0, MOST_WORDS);
  return {
    words: asked,
    readings: asked.map((word) => [word, ...synonymsOf(word)].map(termsOf)),
    shares: asked.map((word) => (texts.length > 1 && isWeakWord(word.toLowerCase()) ? WEAK : 1)),
    joined: joinedTerm(texts.join('')),
    core: joinedTerm(telling.join('')),
    isPhrase: texts.length > 1,
    goesOn: /[\p{L}\p{N}]$/u.test(query),
  };
}

/** What the ranking knows of a section, prepared once. */
export interface Ranked {
  /** The title as one term, and the name at its end. */
  title: readonly string[];
  titleTerms: ReadonlySet<string>;
  text: string;
  depth: number;
  pageRank: number;
  /** A key of the configuration, which is looked for by its name. */
  isKey: boolean;
}

/** Prepares a section for `boost`. */
export function ranked(title: string, text: string, depth: number, pageRank: number): Ranked {
  const typed = typedTitle(title);
  const name = typed.slice(typed.lastIndexOf('.') + 1);
  return {
    title: [joinedTerm(typed), joinedTerm(name)],
    titleTerms: new Set(termsOf(typed)),
    text: text.toLowerCase(),
    depth,
    pageRank,
    isKey: /^[a-z$][\w.$<>]*[_.][\w.<>]+$/.test(title),
  };
}

/**
 * By how much a section that was found is better than its score says: what a reader types is most
 * often the beginning of a heading, and then that heading has to be first.
 *
 * @param asked the query
 * @param found a section of the index
 */
export function boost({words, readings, joined, core, isPhrase}: Question, found: Ranked): number {
  const {title, titleTerms, text, depth, pageRank, isKey} = found;
  let factor = (depth === 1 ? (isPhrase ? 1.6 : 1.2) : 1) * (0.4 + 0.06 * pageRank);
  if (title.includes(joined)) {
    factor *= 8;
  } else if (title.includes(core) && !isKey) {
    factor *= 5;
  } else if (joined.length > 2 && title.some((name) => name.startsWith(joined))) {
    factor *= 1 + (3 * joined.length) / title[0]!.length;
  } else if (joined.length > 4 && title.some((name) => isSlip(joined, name))) {
    factor *= 3;
  }
  if (isKey && isPhrase && !title.includes(joined)) {
    factor *= 0.5;
  }
  const has = (term: string) => titleTerms.has(term);
  const inTitle = readings.filter((either) => either.some((terms) => terms.every(has)));
  factor *= 1 + inTitle.length / words.length;
  if (words.length > 1 && text.includes(words.join(' ').toLowerCase())) {
    factor *= 1.3;
  }
  return factor;
}

/** Whether two terms differ by two slips of the finger at most. */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) {
    return false;
  }
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same));
    }
    row = next;
  }
  return row[other.length]! <= 2;
}

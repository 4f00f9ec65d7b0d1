// cspell:ignore scrollintoview scrollinto intoview aeiouls
import {fold} from './fold';

/**
 * Cuts text into terms, the same way for the index and for a query. A reader may know the whole
 * identifier, one of its parts, or two parts that stand together, in any case and with any
 * separator: `scrollIntoView` gives the terms scrollintoview, scroll, into, view, scrollinto, and
 * intoview.
 */

/** A word as it stands in a text. */
export interface Word {
  start: number;
  end: number;
  /** Where its parts stand, from the start of the text. */
  parts: {start: number; end: number; term: string}[];
  /** Terms that stand for several parts at once. */
  joined: string[];
}

const WORD = /[\p{L}\p{N}$](?:[\p{L}\p{N}\p{M}$]|[._/@'’-](?=[\p{L}\p{N}$]))*/gu;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+|\p{L}+/gu;
/** Words of most sentences, which tell pages from each other least of all. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be but by can could did do does for from had has have how i if in ' +
    'into is it its me must my of on or our should so than that the their them then there these ' +
    'they this those to too us want was we were what when where which who why will with would you ' +
    'your'
  ).split(' '),
);
/** Words that questions have and that say little, though not every sentence has them. */
const WEAK_WORDS = new Set(
  (
    'another best boyka change current different every framework give go good happen happens just keep ' +
    'know learn let like look make many need needed new nothing one only other own part please ' +
    'possible project put real see set something supported take tell test tests thing try two ' +
    'use used using way while whole work works'
  ).split(' '),
);

/**
 * The stem of a folded word: clicks, clicked, and clicking are one. Light on purpose, because a
 * stem has to stay the beginning of what the reader types next.
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) {
    return word;
  }
  let short = word;
  if (/ies$/.test(short) && short.length > 4) {
    short = `${short.slice(0, -3)}y`;
  } else if (/(?:ss|x|ch|sh)es$/.test(short)) {
    short = short.slice(0, -2);
  } else if (/[^su]s$/.test(short)) {
    short = short.slice(0, -1);
  }
  const verb = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(short)?.[1];
  if (verb && verb.length >= 3) {
    short = /([^aeiouls])\1$/.test(verb) ? verb.slice(0, -1) : verb;
  }
  return short.length > 4 && short.endsWith('e') ? short.slice(0, -1) : short;
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Whether a word, folded, tells little of what a question is about. */
export function isWeakWord(word: string): boolean {
  return WEAK_WORDS.has(word);
}

/** The words of a text with their places and terms. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const parts = [...match[0].matchAll(PART)].map((part) => ({
      start: start + part.index,
      end: start + part.index + part[0].length,
      term: fold(part[0]),
    }));
    const tail = match[0].lastIndexOf('.') + 1;
    const names = parts.map((part) => part.term);
    const last = parts.filter((part) => part.start >= start + tail).map((part) => part.term);
    const joined = new Set<string>();
    if (names.length > 1) {
      joined.add(names.join(''));
      // The name at the end of a dotted path is what most readers type.
      joined.add(last.join(''));
      names.slice(1).forEach((name, index) => joined.add(names[index]! + name));
    }
    words.push({
      start,
      end: start + match[0].length,
      parts: parts.map((part) => ({...part, term: stem(part.term)})),
      joined: [...joined],
    });
  }
  return words;
}

/** A word without parts, as most are: reading it takes a tenth of the time. */
const PLAIN_WORD = /^ ?([A-Z]?[a-z]+)$/;

/** Pages repeat a few thousand words: each is read once. */
const known = new Map<string, ReadWord>();

interface ReadWord {
  /** The terms of its parts. */
  readonly parts: readonly string[];
  /** All its terms. */
  readonly all: string[];
  /** As how many words it is shown: more than one where a sign is between them, none of a dash. */
  readonly words: number;
}

/**
 * The terms of a word of a text.
 *
 * @param word without spaces, but for one before it
 */
export function readWord(word: string): ReadWord {
  let terms = known.get(word);
  if (!terms) {
    terms = termsOfWord(word);
    known.set(word, terms);
  }
  return terms;
}

function termsOfWord(word: string): ReadWord {
  const plain = PLAIN_WORD.exec(word)?.[1];
  if (plain) {
    const terms = [stem(plain.toLowerCase())];
    return {parts: terms, all: terms, words: 1};
  }
  const words = wordsOf(word);
  return {
    words: words.length,
    parts: words.flatMap(({parts}) => parts.map(({term}) => term)),
    all: words.flatMap(({parts, joined}) => [...parts.map(({term}) => term), ...joined]),
  };
}

/** Every term of a text, in its order; a term may stand there more than once. */
export function termsOf(text: string): string[] {
  return text.split(' ').flatMap((word) => readWord(word).all);
}

/** A text as one term: what is left of it without case, accents, spaces, and signs. */
export function joinedTerm(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

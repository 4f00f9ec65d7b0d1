import {
  fold,
  isStopTerm,
  joinedText,
  MAX_PASTED,
  queryWords,
  stem,
  swapsOf,
  termsOf,
} from './words';

/** A query taken apart. */
export interface Query {
  /**
   * The words that carry it, each in the forms that are searched: its stem, and itself, since the
   * index has whole identifiers as they are. Of an identifier also its parts are words.
   */
  words: readonly (readonly string[])[];
  /** All of it as one term: "is displayed" is `isdisplayed`. */
  joined: string;
  /** As typed, for the comparison with error messages. */
  text: string;
  /** All that is searched: the words, each two neighbors as one, and the whole. */
  terms: readonly string[];
  /** The numbers of the words that were found by these terms. */
  wordsIn: (terms: readonly string[]) => number[];
  /** A word that no record has, with two of its letters swapped. */
  swapsOf: (word: string) => string[];
}

/** Takes a query apart. Stop words count only where there are no others. */
export function parseQuery(text: string): Query {
  const texts = queryWords(text);
  const all = texts.flatMap((word) => {
    const terms = termsOf(word);
    return terms.length > 1 ? terms.map((term) => [term]) : [[...new Set([...terms, fold(word)])]];
  });
  const carrying = all.filter(([term]) => !isStopTerm(term!));
  const words = carrying.length > 0 ? carrying : all;
  const whole = texts.map(joinedText);
  const joined = whole.join('');
  const pairs = whole.slice(1).map((word, at) => whole[at]! + word);
  /** By a word with two letters swapped: the word. */
  const swapped = new Map<string, string>();
  return {
    words,
    joined,
    text: text.slice(0, MAX_PASTED),
    terms: [...new Set([...words.flat(), ...pairs, joined])].filter(Boolean),
    wordsIn: (terms) => {
      const found = new Set(terms.flatMap((term) => [term, swapped.get(term) ?? term]));
      return words.flatMap((forms, at) =>
        found.has(joined) || forms.some((form) => found.has(form)) ? [at] : [],
      );
    },
    swapsOf: (word) =>
      swapsOf(word).flatMap((form) => {
        const forms = [form, stem(form)];
        forms.forEach((other) => swapped.set(other, word));
        return forms;
      }),
  };
}

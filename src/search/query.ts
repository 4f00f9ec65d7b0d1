import {
  fold,
  isAskingTerm,
  isStopTerm,
  isWeakTerm,
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
  /** The same without the words that only tie a sentence together, and without those that only ask. */
  core: string;
  /** As typed, for the comparison with error messages. */
  text: string;
  /** All that is searched: the words, each two neighbors as one, and the whole. */
  terms: readonly string[];
  /** The numbers of the words that were found by these terms. */
  wordsIn: (terms: readonly string[]) => number[];
  /** Whether a word of a long query says little of what is asked. */
  isWeak: (term: string) => boolean;
  /** A word that no record has, with two of its letters swapped. */
  swapsOf: (word: string) => string[];
}

/** Takes a query apart. Stop words count only where there are no others. */
export function parseQuery(text: string): Query {
  const texts = queryWords(text).map((word) => word.text);
  const all = texts.flatMap((word) => {
    const terms = termsOf(word);
    return terms.length > 1 ? terms.map((term) => [term]) : [[...new Set([...terms, fold(word)])]];
  });
  const carrying = all.filter(([term]) => !isStopTerm(term!));
  // "Change the name": what follows is the name of a setting.
  const isSetting = carrying.length > 1 && /^(?:change|set)$/.test(carrying[0]!.at(-1)!);
  const words = carrying.length > 0 ? carrying.slice(isSetting ? 1 : 0) : all;
  const whole = texts.map(joinedText);
  const joined = whole.join('');
  const isTelling = (term: string) => !isStopTerm(term) && !isAskingTerm(term);
  const core = texts.filter((word) => isTelling(stem(fold(word))));
  const pairs = whole.slice(1).map((word, at) => whole[at]! + word);
  /** By term: the words that it stands for. */
  const places = new Map<string, number[]>();
  const add = (term: string, at: readonly number[]) =>
    places.set(term, [...(places.get(term) ?? []), ...at]);
  words.forEach((forms, at) => forms.forEach((form) => add(form, [at])));
  add(
    joined,
    words.map((_, at) => at),
  );
  // A short query may be a name: "Selenium Grid", "window handle".
  const isLong = words.length > 3 && words.some((forms) => !forms.some(isWeakTerm));
  const swapped = new Map<string, string>();
  return {
    words,
    joined,
    core: core.map(joinedText).join('') || joined,
    text: text.slice(0, MAX_PASTED),
    terms: [...new Set([...words.flat(), ...pairs, joined, core.map(joinedText).join('')])].filter(
      Boolean,
    ),
    isWeak: (term) => isLong && isWeakTerm(term),
    wordsIn: (terms) => [
      ...new Set(
        terms.flatMap((term) => places.get(term) ?? places.get(swapped.get(term) ?? '') ?? []),
      ),
    ],
    swapsOf: (word) =>
      swapsOf(word).flatMap((form) => {
        const forms = [form, stem(form)];
        forms.forEach((other) => swapped.set(other, word));
        return forms;
      }),
  };
}

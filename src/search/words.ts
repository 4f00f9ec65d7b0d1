// cspell:ignore aeiouls
/** Words of most sentences: the texts of the index do not have them, and a query does without. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be but by can could did do does for from had has have how i if in ' +
    'into is it its me my of on or our should so than that the their them then there these they ' +
    'this to us want was we were what when where which who why will with would you your'
  ).split(' '),
);

/** An identifier, or a word; dots, dashes, and apostrophes part it. */
const WORD = /[\p{L}\p{N}\p{M}_$]+/gu;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+|\p{L}+/gu;

/** A word of a text, with where it stands. */
export interface Word {
  start: number;
  end: number;
  text: string;
}

/** What no page has of a pasted error: the package of a class, the id of a device or session, an address of memory. */
const OF_ONE_RUN =
  /\b(?:(?:[a-z]\w*[./])+(?=[A-Z])|[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}\b|0x[\da-f]+\b)/g;

/** A pasted stack trace has its message in the first lines. */
export const MAX_PASTED = 2000;
/** Nobody types more words, and those of a pasted page would block the typing. */
const MAX_WORDS = 12;

/** The words of a query that are searched and marked: those of a longer one are cut. */
export const queryWords = (query: string): string[] =>
  wordsOf(spelledOut(query.slice(0, MAX_PASTED).replace(OF_ONE_RUN, '')))
    .slice(0, MAX_WORDS)
    .map(({text}) => text);

/** A text without contracted negatives: who types "cannot" or "does not" finds "can't", "doesn't". */
function spelledOut(text: string): string {
  return text.replace(/\bcan['’]t\b/gi, 'cannot').replace(/n['’]t\b/gi, ' not');
}

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
    text: word,
  }));
}

/** The parts of an identifier: `scrollIntoView` has scroll, into, and view. */
export function wordParts({text, start}: Word): Word[] {
  return [...text.matchAll(PART)].map(({0: part, index}) => ({
    start: start + index,
    end: start + index + part.length,
    text: part,
  }));
}

/** Without case and accents. */
export function fold(text: string): string {
  // Most words are plain, and a page has thousands.
  return /^[\x20-\x7e]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A text without case, accents, spaces, and punctuation: "is displayed" and `isDisplayed` are one. */
export function joinedText(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Cuts a text into terms, the same way for the index and for a query: the stem of each word, and of
 * an identifier all of it and the stems of its parts, because a reader may know either.
 */
export function termsOf(text: string): string[] {
  return wordsOf(spelledOut(text)).flatMap((word) => termsOfWord(word.text));
}

/** The terms of one word or identifier. */
function termsOfWord(text: string): string[] {
  const parts = wordParts({text, start: 0, end: text.length}).map((part) => stem(fold(part.text)));
  return parts.length > 1 ? [joinedText(text), ...parts] : parts;
}

/** The stem of a folded word: click, clicks, clicked, and clicking are one. */
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

const STOP_STEMS = new Set([...STOP_WORDS].map(stem));

/** Whether a term is of a word that most sentences have. */
export const isStopTerm = (term: string): boolean => STOP_STEMS.has(term);

/**
 * How many typos are forgiven in a word: none in a short one, where each makes another word, and none
 * in one that is longer than any name, where trying each would block the typing.
 */
export function typosIn(word: string): number {
  return word.length < 4 || word.length > 60 ? 0 : word.length < 8 ? 1 : 2;
}

/** A word with each two neighboring letters swapped, which is one typo and two edits. */
export function swapsOf(word: string): string[] {
  return [...word.slice(1)].map(
    (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2),
  );
}

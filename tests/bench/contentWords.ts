import {partsOf, stem, wordsOf} from '../../src/search/words';

/**
 * Words that only tie a sentence together: articles, pronouns, question words, auxiliaries, and
 * prepositions. A list of the set's own, so that no change to the engine makes the set easier.
 */
const FUNCTION_WORDS = new Set(
  (
    'a an the this that these those i me my we us our you your he she it its they them their ' +
    'who whom whose which what when where why how is am are was were be been being do does did ' +
    'has have had can could may might must shall should will would and or but if so than then ' +
    'not no to of in on at by for from with without into onto over under about as there'
  )
    .split(' ')
    .map(stem),
);

/**
 * The words of a text that carry meaning, each once: an identifier counts by its parts, and a word
 * in whatever form (clicks, clicked) as one.
 */
export function contentWords(text: string): Set<string> {
  const parts = wordsOf(text)
    .flatMap(partsOf)
    .map((part) => stem(part.text.toLowerCase()));
  return new Set(parts.filter((part) => !FUNCTION_WORDS.has(part)));
}

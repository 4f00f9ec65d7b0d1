import {otherTools, words} from '../knowledge/search/synonyms.json';
import {fold} from './fold';
import {stem} from './words';

/** Words with what the pages say instead. The hosted index gets the same list. */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {...words, ...otherTools};

// Not the object itself, which has properties such as `constructor` that are no synonyms.
const byWord = new Map(
  Object.entries(SYNONYMS).flatMap(([word, synonyms]) => [
    [stem(fold(word)), synonyms],
    [fold(word), synonyms],
  ]),
);

/** The words that the pages use for a word of the query. */
export function synonymsOf(text: string): readonly string[] {
  const word = fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
  return byWord.get(stem(word)) ?? byWord.get(word) ?? [];
}

import leven from 'leven';
import type {MarkedText} from './types';
import {parseQuery} from './query';
import {fold, joinedText, stem, typosIn, wordParts, wordsOf} from './words';

/** A snippet is a sentence, or of a longer one so many characters around its first match. */
const MAX_SNIPPET = 160;
const BEFORE = 40;

/**
 * Marks the words of a query in a text: whole identifiers, their parts, words that begin with a word
 * of the query, and words with a typo in it.
 */
export function mark(text: string, query: string): MarkedText {
  const isWanted = matcher(query);
  const ranges = wordsOf(text).flatMap((word) =>
    isWanted(word.text) ? [word] : wordParts(word).filter((part) => isWanted(part.text)),
  );
  const parts: {text: string; marked?: boolean}[] = [];
  let done = 0;
  for (const {start, end} of ranges) {
    if (start > done) {
      parts.push({text: text.slice(done, start)});
    }
    parts.push({text: text.slice(start, end), marked: true});
    done = end;
  }
  return done < text.length ? [...parts, {text: text.slice(done)}] : parts;
}

function matcher(query: string): (word: string) => boolean {
  const {words, terms} = parseQuery(query);
  const stems = words.map(([term]) => term!);
  const names = terms.filter((term) => term.length > 3);
  return (text) => {
    const word = joinedText(text);
    const short = stem(word);
    return (
      names.includes(word) ||
      stems.some(
        (term) =>
          short === term ||
          (term.length > 1 && word.startsWith(term)) ||
          (typosIn(term) > 0 && leven(short, term, {maxDistance: 3}) <= typosIn(term)),
      )
    );
  };
}

/**
 * The sentence that has most words of a query, or else the first.
 *
 * @param text a sentence in each line
 * @param isKey whether the text is of a key, whose first sentence describes it
 * @returns nothing of an empty text
 */
export function snippetOf(text: string, query: string, isKey = false): MarkedText | undefined {
  const sentences = text.split('\n', isKey ? 1 : undefined).filter(Boolean);
  const [best] = sentences
    .map((sentence) => ({sentence, hits: hitsIn(mark(sentence, query))}))
    .sort((one, other) => other.hits - one.hits);
  return best && mark(cut(best.sentence, query), query);
}

/** How many different words are marked. */
function hitsIn(marked: MarkedText): number {
  return new Set(marked.flatMap((run) => (run.marked ? stem(fold(run.text)) : []))).size;
}

/** The part of a long sentence that begins shortly before its first mark. */
function cut(sentence: string, query: string): string {
  if (sentence.length <= MAX_SNIPPET) {
    return sentence;
  }
  const marked = mark(sentence, query);
  const before = marked.length > 1 && !marked[0]?.marked ? marked[0]!.text.length : 0;
  const from = Math.max(0, Math.min(before - BEFORE, sentence.length - MAX_SNIPPET));
  // Words at both ends stay whole.
  const start = from === 0 ? 0 : sentence.indexOf(' ', from) + 1;
  const end = sentence.lastIndexOf(' ', start + MAX_SNIPPET);
  const isEnd = start + MAX_SNIPPET >= sentence.length;
  return `${start > 0 ? '… ' : ''}${isEnd ? sentence.slice(start) : `${sentence.slice(start, end)} …`}`;
}

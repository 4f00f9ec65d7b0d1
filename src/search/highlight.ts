import {escapeHtml} from './escape';
import {joinText} from './indexFile';
import {memoizeLru} from './memoize';
import type {Marked, SearchRequest} from './types';
import {readWord, wordsOf, type Word} from './words';

interface Range {
  start: number;
  end: number;
}

/** A text in which the terms of a query were looked for. */
interface SearchedText {
  /** As in the index: each may have several words, or none. */
  tokens: readonly string[];
  /** By token: the number of its first word. */
  starts: readonly number[];
  /** How many words the text has. */
  size: number;
  /** The numbers of the words that were found. */
  found: readonly number[];
}

/** Words of a snippet when the request names no number, as in the settings of the hosted index. */
const SNIPPET_WORDS = 15;
/** Words of a snippet before its first hit. */
const WORDS_BEFORE = 3;
/** The next letter finds most of the same titles and snippets. */
const wordsIn = memoizeLru(500, wordsOf);

/**
 * A title as HTML, with the matched terms marked.
 *
 * @param title plain
 * @param wanted terms of the index that matched the query
 * @param request with the tags around a match
 */
export function highlight(
  title: string,
  wanted: ReadonlySet<string>,
  request: SearchRequest,
): Marked {
  return marked(title, rangesOf(wordsIn(title), wanted), request);
}

/**
 * A part of the first text that has matched terms, or else of the first text: as HTML, with the
 * terms marked, and with as many of them as possible.
 *
 * @param texts of a section, as the index has them; those without words are left out
 * @param wanted as for {@link highlight}
 * @param request with the tags around a match and the length of the part
 * @returns `undefined` when there is no text
 */
export function snippet(
  texts: readonly (readonly string[])[],
  wanted: ReadonlySet<string>,
  request: SearchRequest,
): Marked | undefined {
  const searched = texts
    .filter((tokens) => tokens.length > 0)
    .map((tokens) => searchText(tokens, wanted));
  const shown = searched.find(({found}) => found.length > 0) ?? searched[0];
  return shown && cut(shown, wanted, request);
}

/** Looks for terms without splitting the text: the terms of each token are read once. */
function searchText(tokens: readonly string[], wanted: ReadonlySet<string>): SearchedText {
  const starts: number[] = [];
  const found: number[] = [];
  let size = 0;
  for (const token of tokens) {
    const {all, words} = readWord(token);
    starts.push(size);
    if (all.some((term) => wanted.has(term))) {
      for (const [at, word] of wordsIn(token).entries()) {
        if (rangesOf([word], wanted).length > 0) {
          found.push(size + at);
        }
      }
    }
    size += words;
  }
  return {tokens, starts, size, found};
}

function cut(text: SearchedText, wanted: ReadonlySet<string>, request: SearchRequest): Marked {
  const {tokens, starts, size} = text;
  const length = snippetLength(request);
  const from = densest(text, length);
  const to = from + length;
  const isStart = from === 0;
  const isEnd = to >= size;
  const first = isStart ? 0 : starts.findLastIndex((start) => start <= from);
  const last = isEnd ? tokens.length : starts.findLastIndex((start) => start < to);
  // A token with words begins with a space.
  const part = joinText(tokens.slice(first, last + 1));
  const words = wordsIn(part);
  const start = isStart ? 0 : words[from - starts[first]!]!.start;
  const end = isEnd ? part.length : words[to - 1 - starts[first]!]!.end;
  const inside = rangesOf(words, wanted)
    .filter((range) => range.start >= start && range.end <= end)
    .map((range) => ({start: range.start - start, end: range.end - start}));
  const {value, matchLevel} = marked(part.slice(start, end), inside, request);
  const ellipsis = request.snippetEllipsisText ?? '…';
  return {value: (isStart ? '' : ellipsis) + value + (isEnd ? '' : ellipsis), matchLevel};
}

/** The ranges to mark: whole words, or parts of an identifier. */
function rangesOf(words: readonly Word[], wanted: ReadonlySet<string>): Range[] {
  return words.flatMap((word) =>
    word.joined.some((term) => wanted.has(term))
      ? [{start: word.start, end: word.end}]
      : word.parts.filter((part) => wanted.has(part.term)),
  );
}

function marked(text: string, ranges: readonly Range[], request: SearchRequest): Marked {
  const {highlightPreTag: before = '<mark>', highlightPostTag: after = '</mark>'} = request;
  let value = '';
  let done = 0;
  for (const {start, end} of ranges) {
    value += escapeHtml(text.slice(done, start)) + before + escapeHtml(text.slice(start, end));
    value += after;
    done = end;
  }
  value += escapeHtml(text.slice(done));
  return {value, matchLevel: ranges.length > 0 ? 'full' : 'none'};
}

function snippetLength({attributesToSnippet = []}: SearchRequest): number {
  const content = attributesToSnippet.find((item) => item.startsWith('content:'));
  return Number(content?.slice('content:'.length)) || SNIPPET_WORDS;
}

/** Where a snippet begins that has the most hits: a few words before the first of them. */
function densest({found, size}: SearchedText, length: number): number {
  let best = 0;
  let most = 0;
  for (const [at, from] of found.entries()) {
    const after = found.findIndex((hit) => hit >= from + length - WORDS_BEFORE);
    const count = (after < 0 ? found.length : after) - at;
    if (count > most) {
      [best, most] = [from, count];
    }
  }
  return Math.max(0, Math.min(best - WORDS_BEFORE, size - length));
}

import {escapeHtml} from './escape';
import {memoizeLru} from './memoize';
import {toHostedForm} from './records';
import {LEVELS, type Level, type Marked, type SearchHit, type SearchRecord} from './types';
import type {SearchRequest} from './types';
import {wordsOf, type Word} from './words';

interface Range {
  start: number;
  end: number;
}

/** Words of a snippet when the request names no number, as in the settings of the hosted index. */
const SNIPPET_WORDS = 15;
/** Words of a snippet before its first hit. */
const WORDS_BEFORE = 3;
/** Splitting texts is most of the work, and the next letter finds most of the same texts. */
const wordsIn = memoizeLru(500, wordsOf);

/**
 * A record as a hit in the hosted form, which is HTML: with the matched terms marked, and a snippet
 * of the text with as many of them as possible.
 *
 * @param record of plain text
 * @param terms of the index that matched the query
 * @param request with the tags around a match and the length of a snippet
 */
export function highlight(
  record: SearchRecord,
  terms: readonly string[],
  request: SearchRequest,
): SearchHit {
  const wanted = new Set(terms);
  const hierarchy: Partial<Record<Level, Marked>> = {};
  for (const level of LEVELS) {
    const text = record.hierarchy[level];
    // The hosted service leaves out levels that a record does not have.
    if (text !== null) {
      hierarchy[level] = marked(text, rangesOf(wordsIn(text), wanted), request);
    }
  }
  const hit: SearchHit = {
    ...toHostedForm(record),
    _highlightResult: {hierarchy},
    _snippetResult: {hierarchy: {...hierarchy}},
  };
  const texts = [record.content, record.details].flatMap((text) => {
    const words = wordsIn(text ?? '');
    return text ? [{text, words, ranges: rangesOf(words, wanted)}] : [];
  });
  // Folded text is shown only where the query is found nowhere else.
  const shown = texts.find(({ranges}) => ranges.length > 0) ?? texts[0];
  if (shown) {
    const {text, words, ranges} = shown;
    hit._highlightResult.content = marked(text, ranges, request);
    hit._snippetResult.content = snippet(text, words, ranges, request);
  }
  return hit;
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

function snippet(
  text: string,
  words: readonly Word[],
  ranges: readonly Range[],
  request: SearchRequest,
): Marked {
  const length = snippetLength(request);
  const ellipsis = request.snippetEllipsisText ?? '…';
  const from = Math.max(0, densest(words, ranges, length));
  const last = Math.min(words.length, from + length) - 1;
  const start = from === 0 ? 0 : words[from]!.start;
  const end = last === words.length - 1 ? text.length : words[last]!.end;
  const inside = ranges
    .filter((range) => range.start >= start && range.end <= end)
    .map((range) => ({start: range.start - start, end: range.end - start}));
  const {value, matchLevel} = marked(text.slice(start, end), inside, request);
  return {
    value: (start > 0 ? ellipsis : '') + value + (end < text.length ? ellipsis : ''),
    matchLevel,
  };
}

function snippetLength({attributesToSnippet = []}: SearchRequest): number {
  const content = attributesToSnippet.find((item) => item.startsWith('content:'));
  return Number(content?.slice('content:'.length)) || SNIPPET_WORDS;
}

/** Where a snippet begins that has the most hits: a few words before the first of them. */
function densest(words: readonly Word[], ranges: readonly Range[], length: number): number {
  const hits = words.map((word) =>
    ranges.some((range) => range.start >= word.start && range.end <= word.end) ? 1 : 0,
  );
  const first = hits.findIndex(Boolean);
  if (first < 0 || words.length <= length) {
    return 0;
  }
  let best = first;
  let most = 0;
  for (let from = first; from < words.length; from += 1) {
    const count = hits
      .slice(from, from + length - WORDS_BEFORE)
      .reduce<number>((sum, hit) => sum + hit, 0);
    if (hits[from] && count > most) {
      [best, most] = [from, count];
    }
  }
  return Math.max(0, Math.min(best - WORDS_BEFORE, words.length - length));
}

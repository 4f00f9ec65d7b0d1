import leven from 'leven';
import type {ListedPage} from '@site/src/data/addresses';

/** A page, or a section of it, that may be what the reader looks for. */
export interface Suggestion {
  /** Path below the base path, with the anchor of the section. */
  readonly to: string;
  /** Title of the page. */
  readonly title: string;
  /** The method or key whose section it is. */
  readonly name?: string;
}

/** Where a suggestion is, or was. */
interface Place extends Suggestion {
  readonly segments: readonly string[];
}

const MAX_SUGGESTIONS = 3;
/** Below it, two addresses have no more in common than their area. */
const MIN_SCORE = 0.27;
/** What is much worse than the best suggestion is none. */
const MIN_SHARE_OF_BEST = 0.75;
/** Below it, two words are different words; above it, one of them has a typo. */
const MIN_WORD_SIMILARITY = 0.75;
/** A longer segment is no name of a page, and comparing it would take long. */
const MAX_SEGMENT_LENGTH = 80;
const MAX_SEGMENTS = 12;

/** What generators, editors, and servers add to the address of a page. */
const FILE_ENDING = /\.(?:html?|mdx?|php|aspx?|jsp|java|txt)$/;
const INDEX_FILE = /^(?:index|default|readme)$/;

/**
 * The words of a pathname for a search, without the area, which is in most addresses.
 *
 * @param address pathname below the base path, in lower case
 */
export function searchWords(address: string): string {
  const [first, ...rest] = segmentsOf(address);
  return (rest.length > 0 ? rest : [first ?? '']).flatMap(splitWords).join(' ');
}

/**
 * The pages and sections whose addresses, of today or of earlier, are like an address that has no
 * page. The last segment counts as much as all words of the address together: pages are moved more
 * often than renamed, and readers write the name of a method where a page would be.
 *
 * @param address pathname below the base path, in lower case as the head script makes it
 * @param pages the pages of the site
 * @returns best first; of equally good ones the shorter first; none that is not similar
 */
export function nearestPages(address: string, pages: readonly ListedPage[]): Suggestion[] {
  const wanted = segmentsOf(address);
  if (wanted.length === 0) {
    return [];
  }
  const best = new Map<string, {place: Place; score: number}>();
  for (const place of pages.flatMap(placesOf)) {
    const score = similarity(wanted, place.segments);
    if (score >= MIN_SCORE && score > (best.get(place.to)?.score ?? 0)) {
      best.set(place.to, {place, score});
    }
  }
  const ranked = [...best.values()].sort(
    (a, b) => b.score - a.score || a.place.to.length - b.place.to.length,
  );
  return ranked
    .filter(({score}) => score >= MIN_SHARE_OF_BEST * ranked[0]!.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({place: {segments: _, ...suggestion}}) => suggestion);
}

function placesOf({path, title, earlier = [], names = []}: ListedPage): Place[] {
  return [path, ...earlier].flatMap((pathname) => {
    const segments = pathname.split('/').filter(Boolean);
    return [
      {to: path, title, segments},
      ...names.map(([name, anchor]) => ({
        to: `${path}#${anchor}`,
        title,
        name,
        // The last part of a key names it: `ui.timeout.explicit_wait`.
        segments: [...segments, ...name.split('.').map(camelToKebab)],
      })),
    ];
  });
}

/** The segments of a pathname, without what is no part of a page's name. */
function segmentsOf(address: string): string[] {
  const segments = address
    .split('/')
    .map((segment) => decode(segment).trim().slice(0, MAX_SEGMENT_LENGTH))
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment))
    .slice(-MAX_SEGMENTS);
  const last = segments.pop()?.replace(FILE_ENDING, '') ?? '';
  return last === '' || INDEX_FILE.test(last) ? segments : [...segments, last];
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function camelToKebab(name: string): string {
  return name.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, '-').toLowerCase();
}

function splitWords(segment: string): string[] {
  return segment.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function similarity(wanted: readonly string[], segments: readonly string[]): number {
  const last = segmentSimilarity(wanted.at(-1)!, segments.at(-1) ?? '');
  return (last + sharedWords(wanted.flatMap(splitWords), segments.flatMap(splitWords))) / 2;
}

function segmentSimilarity(a: string, b: string): number {
  const [wordsOfA, wordsOfB] = [splitWords(a), splitWords(b)];
  return Math.max(
    wordSimilarity(wordsOfA.join(''), wordsOfB.join('')),
    sharedWords(wordsOfA, wordsOfB),
  );
}

/** The share of words that two lists have in common, up to typos. */
function sharedWords(a: readonly string[], b: readonly string[]): number {
  const matched = (words: readonly string[], others: readonly string[]) =>
    words.reduce(
      (sum, word) => sum + Math.max(0, ...others.map((other) => wordSimilarity(word, other))),
      0,
    );
  return (matched(a, b) + matched(b, a)) / Math.max(1, a.length + b.length);
}

/** 1 for equal words, and 0 for words that have little in common. */
function wordSimilarity(a: string, b: string): number {
  if (a === b) {
    return 1;
  }
  const longest = Math.max(a.length, b.length);
  // The distance is the difference of the lengths at least, and takes longer to compute.
  if (Math.min(a.length, b.length) < MIN_WORD_SIMILARITY * longest) {
    return 0;
  }
  const share = 1 - leven(a, b) / longest;
  return share >= MIN_WORD_SIMILARITY ? share : 0;
}

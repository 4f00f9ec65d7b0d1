// cspell:ignore isdisplayed
import {messagePattern, plainWords, type MessagePattern} from './messagePattern';
import {titleOf, typedTitle} from './records';
import {unescapeHtml} from './escape';
import {synonymsOf} from './synonyms';
import type {SearchRecord} from './types';
import {FACTORS, pageRankFactor, WEAK_WORD, WEAK_WORD_OF_TWO} from './weights';
import {isStopWord, isWeakWord, joinedTerm, termsOf, wordsOf} from './words';

/** A query taken apart. */
export interface ParsedQuery {
  /** The words that carry it; every word when all are stop words. */
  words: string[];
  /** What may replace each of them in a title: its own terms, or those of a synonym. */
  readings: (readonly string[])[][];
  /** How much each of them counts, from 0 to 1. */
  shares: number[];
  /** All of it as one term: "is displayed" is `isdisplayed`. */
  joined: string;
  /** The words that carry it as one term. */
  core: string;
  /** The same without the words that most questions have. */
  topic: string;
  /** Whether it is more than one word. */
  isPhrase: boolean;
  /** Whether the last word may still be incomplete. */
  isIncomplete: boolean;
  /** All of its words, for the comparison with error messages. */
  plain: string[];
}

/** Longer queries are cut: nobody types more, and a pasted page would block the typing. */
const MAX_LENGTH = 200;
const MAX_WORDS = 12;
/** A pasted stack trace has its message in the first lines. */
const MAX_PASTED = 2000;

/** Takes a query apart. */
export function parseQuery(query: string): ParsedQuery {
  const words = wordsOf(query.slice(0, MAX_LENGTH));
  const texts = words.map((word) => query.slice(word.start, word.end));
  const telling = texts.filter((text) => !isStopWord(text.toLowerCase()));
  const carrying = (telling.length > 0 ? telling : texts).slice(0, MAX_WORDS);
  return {
    words: carrying,
    readings: carrying.map((word) => [word, ...synonymsOf(word)].map(termsOf)),
    shares: carrying.map((word) => {
      const weak = texts.length > 2 ? WEAK_WORD : WEAK_WORD_OF_TWO;
      return texts.length > 1 && isWeakWord(word.toLowerCase()) ? weak : 1;
    }),
    joined: joinedTerm(texts.join('')),
    core: joinedTerm(telling.join('')),
    topic: joinedTerm(telling.filter((word) => !isWeakWord(word.toLowerCase())).join('')),
    isPhrase: texts.length > 1,
    isIncomplete: /[\p{L}\p{N}]$/u.test(query),
    plain: plainWords(query.slice(0, MAX_PASTED)),
  };
}

/** What the ranking uses of a section, prepared once. */
export interface RankFacts {
  /** The title as one term; of a dotted name also its parts, the last one first. */
  title: readonly string[];
  titleTerms: ReadonlySet<string>;
  /** The anchor of a heading as one term, where it says something else than the title. */
  anchor: string;
  text: string;
  depth: number;
  kind: SearchRecord['kind'];
  /** The product of the factors that no query changes. */
  prior: number;
  /** The fixed words of a message. */
  pattern?: MessagePattern;
}

/** Prepares a record for `rankFactor`. */
export function rankFacts(record: SearchRecord): RankFacts {
  const {kind, type, weight} = record;
  const typed = typedTitle(titleOf(record));
  // A writer names a topic by the anchor of its section: "What runs where" is at #platforms.
  const anchor = kind ? '' : (record.anchor ?? '');
  const text = unescapeHtml(record.content ?? '');
  return {
    title: [typed, ...typed.split('.').reverse()].map(joinedTerm),
    titleTerms: new Set(termsOf(`${typed} ${anchor}`)),
    anchor: joinedTerm(anchor) === joinedTerm(typed) ? '' : joinedTerm(anchor),
    text: text.toLowerCase(),
    depth: Number(type.slice(3)),
    kind,
    prior:
      pageRankFactor(weight.pageRank) *
      (kind === 'object' ? FACTORS.object : 1) *
      (1 + FACTORS.links * Math.log2(1 + weight.links)),
    ...(kind === 'message' && {pattern: messagePattern(text)}),
  };
}

/**
 * The factor by which a section that was found is better than its score: what a reader types is most
 * often the beginning of a heading, and then that heading has to be first.
 *
 * @param query taken apart
 * @param section of the index
 */
export function rankFactor(query: ParsedQuery, section: RankFacts): number {
  const {words, readings, joined, core, topic, isPhrase} = query;
  const {title, titleTerms, anchor, text, depth, kind, prior} = section;
  const isKey = kind === 'key' || kind === 'object';
  let factor = prior * (depth === 1 && isPhrase ? FACTORS.pageForPhrase : 1);
  if (title[0] === joined) {
    factor *= FACTORS.exactTitle;
  } else if (title[1] === joined) {
    factor *= FACTORS.exactKeyName;
  } else if (isKey && title.includes(joined)) {
    factor *= FACTORS.exactKeyOwner;
  } else if (!isKey && (title.includes(core) || (topic !== '' && topic === anchor))) {
    factor *= FACTORS.coreTitle;
  } else if (joined.length > 2 && title.some((name) => name.startsWith(joined))) {
    factor *= 1 + (FACTORS.titlePrefix * joined.length) / title[0]!.length;
  } else if (joined.length > 4 && title.some((name) => isTypo(joined, name))) {
    factor *= FACTORS.titleTypo;
  }
  if (isKey && isPhrase && !title.includes(joined)) {
    factor *= FACTORS.keyForPhrase;
  }
  if (kind === 'message' && !title.includes(joined)) {
    factor *= FACTORS.message;
  }
  const has = (term: string) => titleTerms.has(term);
  const inTitle = readings.map(([own, ...synonyms]) =>
    own!.every(has) ? 1 : synonyms.some((terms) => terms.every(has)) ? FACTORS.synonymInTitle : 0,
  );
  const found = inTitle.reduce<number>((sum, share) => sum + share, 0);
  factor *= 1 + (FACTORS.wordsInTitle * found) / words.length;
  if (words.length > 1 && text.includes(words.join(' ').toLowerCase())) {
    factor *= FACTORS.phraseInText;
  }
  return factor;
}

/** Whether two terms are within two edits. */
function isTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) {
    return false;
  }
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same));
    }
    row = next;
  }
  return row[other.length]! <= 2;
}

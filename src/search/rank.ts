// cspell:ignore isdisplayed
import {countEdits} from './edits';
import {joinText, type IndexedSection} from './indexFile';
import {lazy} from './memoize';
import {plainWords} from './messagePattern';
import {pathOf, titleOf, topicOf, typedTitle} from './records';
import {synonymsOf} from './synonyms';
import type {SearchRecord} from './types';
import {FACTORS, pageRankFactor, TOPIC_LENGTH} from './weights';
import {isStopWord, isWeakWord, joinedTerm, readWord, termsOf, wordsOf} from './words';

/** A query taken apart. */
export interface ParsedQuery {
  /** The words that carry it; every word when all are stop words. */
  words: string[];
  /** What may replace each of them in a title: its own terms, or those of a synonym. */
  readings: (readonly string[])[][];
  /** All of it as one term: "is displayed" is `isdisplayed`. */
  joined: string;
  /** The words that carry it as one term. */
  core: string;
  /** The same without the words that most questions have. */
  topic: string;
  /** Whether it asks for yes or no: "is it visible", "does it exist". */
  asksWhether: boolean;
  /** Whether one of its words means a listener. */
  asksForListener: boolean;
  /** The words that carry it, side by side. */
  phrase: string;
  /** Each two neighboring words that carry it. */
  pairs: readonly string[];
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
  const readings = carrying.map((word) => [word, ...synonymsOf(word)].map(termsOf));
  return {
    words: carrying,
    readings,
    joined: joinedTerm(texts.join('')),
    core: joinedTerm(telling.join('')),
    topic: joinedTerm(telling.filter((word) => !isWeakWord(word.toLowerCase())).join('')),
    asksWhether: /^(?:is|are|does|do|has)\b(?=.)|\bwhether\b/i.test(query),
    asksForListener: readings.flat(2).includes('listener'),
    phrase: carrying.join(' ').toLowerCase(),
    pairs: texts.slice(1).flatMap((word, at) => {
      const both = [texts[at]!, word].map((text) => text.toLowerCase());
      return both.some(isStopWord) ? [] : [both.join(' ')];
    }),
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
  /** The terms of the titles above it: `close` is below WindowActions. */
  contextTerms: ReadonlySet<string>;
  /** Whether the title names what is true or false, such as `isDisplayed`. */
  isPredicate: boolean;
  /** Whether it is part of a page on a listener. */
  isListener: boolean;
  /** Whether it is a page that lists the members of a type. */
  isType: boolean;
  /** The anchor of a heading as one term, where it says something else than the title. */
  anchor: string;
  /** In lower case. This and the topic are for queries of several words, and made with the first. */
  text: () => string;
  /** The terms of each phrase of testers. */
  phrases: readonly ReadonlySet<string>[];
  /** The terms that say what it is about: of its titles, the beginning of its text, and its phrases. */
  topicTerms: () => ReadonlySet<string>;
  /** The words of a message between spaces. */
  plainText: string;
  depth: number;
  kind: SearchRecord['kind'];
  /** The product of the factors that no query changes. */
  prior: number;
  /** How often it is linked, in doublings. */
  links: number;
}

/** Titles of sections that only lead to other pages, in whose words the answer is not. */
const DIRECTIONS = new Set(['Inherited', 'Next steps', 'See also', 'Where to go next']);

/**
 * Prepares a section for `rankFactor`.
 *
 * @param record of the section; its texts are not looked at
 * @param texts of the section, as words
 */
export function rankFacts(
  record: SearchRecord,
  texts: Pick<IndexedSection, 'text' | 'phrases'>,
): RankFacts {
  const {kind, type, weight} = record;
  const title = titleOf(record);
  const typed = typedTitle(title);
  const anchor = topicOf(record);
  const text = lazy(() => joinText(texts.text));
  const titleTerms = termsOf(`${typed} ${anchor}`);
  const contextTerms = type === 'lvl1' ? [] : termsOf(pathOf(record).slice(1).join(' '));
  const phrases = texts.phrases.map(
    (words) => new Set(words.flatMap((word) => readWord(word).parts)),
  );
  const isDirections = DIRECTIONS.has(title);
  return {
    title: [typed, ...typed.split('.').reverse()].map(joinedTerm),
    titleTerms: new Set(titleTerms),
    contextTerms: new Set(contextTerms),
    isListener: weight.pageRank === 0,
    isPredicate: /^is\p{Lu}/u.test(typed),
    isType: type === 'lvl1' && /^\p{Lu}\p{Ll}+\p{Lu}\w*$/u.test(typed),
    anchor: joinedTerm(anchor) === joinedTerm(typed) ? '' : joinedTerm(anchor),
    text: lazy(() => text().toLowerCase()),
    phrases,
    topicTerms: lazy(
      () =>
        new Set([
          ...titleTerms,
          ...contextTerms,
          ...(isDirections ? [] : termsOf(text().slice(0, TOPIC_LENGTH))),
          ...phrases.flatMap((terms) => [...terms]),
        ]),
    ),
    plainText: kind === 'message' ? ` ${plainWords(text()).join(' ')} ` : '',
    depth: Number(type.slice(3)),
    kind,
    prior:
      pageRankFactor(weight.pageRank) *
      (kind === 'object' ? FACTORS.object : 1) *
      (isDirections ? FACTORS.directions : 1),
    links: Math.log2(1 + weight.links),
  };
}

/**
 * The factor by which a section that was found is better than its score: what a reader types is most
 * often the beginning of a heading, and then that heading has to be first.
 *
 * @param query taken apart
 * @param section of the index
 * @param weights how much each word of the query counts
 */
export function rankFactor(
  query: ParsedQuery,
  section: RankFacts,
  weights: readonly number[],
): number {
  const {readings, joined, core, topic, plain, phrase, pairs} = query;
  const {isPhrase, asksWhether, asksForListener} = query;
  const {title, titleTerms, contextTerms, anchor, text, plainText, depth, kind} = section;
  const {isPredicate, isType, isListener, prior, links, phrases, topicTerms} = section;
  const isKey = kind === 'key' || kind === 'object';
  let factor = prior * (1 + (isPhrase ? FACTORS.linksForPhrase : FACTORS.links) * links);
  if (isPhrase && depth === 1) {
    factor *= isType ? FACTORS.typeForPhrase : FACTORS.pageForPhrase;
  }
  if (isPhrase && isPredicate) {
    factor *= asksWhether ? FACTORS.predicate : 1 / FACTORS.predicate;
  }
  if (asksForListener && isListener) {
    factor *= pageRankFactor(10) / pageRankFactor(0);
  }
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
  } else if (joined.length > 4 && title.some((name) => countEdits(joined, name, 2) <= 2)) {
    factor *= FACTORS.titleTypo;
  }
  if (isKey && isPhrase && !title.includes(joined)) {
    factor *= FACTORS.keyForPhrase;
  }
  if (kind === 'message' && !title.includes(joined)) {
    factor *= isPhrase && isPartOf(plain, plainText) ? FACTORS.messagePart : FACTORS.message;
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = (
    [own, ...synonyms]: readonly (readonly string[])[],
    terms: ReadonlySet<string>,
    forSynonym: number,
  ) => {
    const isIn = (reading: readonly string[]) => reading.every((term) => terms.has(term));
    return isIn(own!) ? 1 : synonyms.some(isIn) ? forSynonym : 0;
  };
  const inTitle = readings.map((reading) => share(reading, titleTerms, FACTORS.synonymInTitle));
  // What a title leaves out, the titles above it may say.
  const above = (reading: ParsedQuery['readings'][number]) =>
    FACTORS.wordsAbove * share(reading, contextTerms, FACTORS.synonymInTitle);
  const found = inTitle.some(Boolean)
    ? inTitle.reduce<number>(
        (sum, own, at) => sum + weights[at]! * Math.max(own, above(readings[at]!)),
        0,
      )
    : 0;
  factor *= 1 + (FACTORS.wordsInTitle * found) / total;
  factor *= 1 + FACTORS.phraseOfTesters * shareOfPhrases(readings, weights, phrases);
  if (isPhrase) {
    const onTopic = readings.reduce(
      (sum, reading, at) =>
        sum + weights[at]! * share(reading, topicTerms(), FACTORS.synonymOfTopic),
      0,
    );
    factor *= FACTORS.topic ** (onTopic / total) * (1 + phrases.length) ** FACTORS.byPhrases;
  }
  const sideBySide = pairs.filter((pair) => text().includes(pair)).length;
  if (isPhrase && text().includes(phrase)) {
    factor *= FACTORS.phraseInText;
  } else if (sideBySide > 0) {
    factor *= 1 + (FACTORS.pairsInText * sideBySide) / pairs.length;
  }
  return factor;
}

/**
 * How well the phrases say what the query says, from 0 to 1. Each counts by the square of the share of
 * the query that it has, times the share of the phrase that the query has: one phrase with most words
 * of the query says more than several with one of them.
 */
function shareOfPhrases(
  readings: ParsedQuery['readings'],
  weights: readonly number[],
  phrases: readonly ReadonlySet<string>[],
): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = phrases.map((phrase) => {
    // Most phrases have none of the words.
    if (!readings.some(([own]) => own!.every((term) => phrase.has(term)))) {
      return 0;
    }
    let weight = 0;
    const used = new Set<string>();
    readings.forEach(([own], at) => {
      if (own!.every((term) => phrase.has(term))) {
        weight += weights[at]!;
        own!.forEach((term) => used.add(term));
      }
    });
    return (weight / total) ** 2 * (used.size / phrase.size);
  });
  return Math.min(
    1,
    shares.reduce((sum, share) => sum + share, 0),
  );
}

/** Fewer words than this are side by side in messages by chance. */
const MIN_PART = 3;

/** Whether a query is some of the words of a message, side by side. */
function isPartOf(plain: readonly string[], message: string): boolean {
  return plain.length >= MIN_PART && message.includes(` ${plain.join(' ')} `);
}

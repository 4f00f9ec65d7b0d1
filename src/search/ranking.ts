import leven from 'leven';
import MiniSearch from 'minisearch';
import {
  findMessage,
  isPartOf,
  messagePattern,
  patternLength,
  plainWords,
  type MessagePattern,
} from './messagePattern';
import * as numbers from './numbers';
import {parseQuery, type Query} from './query';
import {typedTitle, type SearchIndex, type StoredRecord} from './searchIndex';
import type {AreaId} from './types';
import {fold, isStopTerm, joinedText, stem, termsOf, typosIn} from './words';

type IndexMatch = ReturnType<SearchIndex['search']>[number] & StoredRecord;

/** What the second ranking uses of a record, prepared with its first use. */
interface TitleFacts {
  /** The title as one term, and of a key its last name, of another record the end of its address. */
  title: string;
  last: string;
  titleTerms: ReadonlySet<string>;
  phrases: readonly ReadonlySet<string>[];
}

/** A record that was found. */
export interface RankedRecord extends StoredRecord {
  /** The share of the query's words that it has; 1 when the query has the text of its error. */
  share: number;
}

/**
 * The records that answer a query, the best first; those far below the best are left out.
 *
 * @param query as typed
 * @param area to which they have to belong; all areas by default
 */
export type Ranking = (query: string, area?: AreaId) => RankedRecord[];

/** Creates the ranking of an index: MiniSearch's own, and a second one of its best results. */
export function createRanking(index: SearchIndex): Ranking {
  const facts = new Map<number, TitleFacts>();
  const messages = messagesOf(index);

  const factsOf = (hit: IndexMatch): TitleFacts => {
    const known = facts.get(hit.id as number) ?? readFacts(hit);
    facts.set(hit.id as number, known);
    return known;
  };

  return (text, area) => {
    const isIn = (record: StoredRecord) => !area || record.area === area;
    const query = parseQuery(text);
    const pasted = plainWords(query.text);
    const thrown = messages
      .filter(({record, pattern}) => isIn(record) && findMessage(pasted, pattern) >= 0)
      .map(({record}) => ({...record, share: 1}));
    const found = find(index, query, isIn).map((hit) => ({
      ...hit,
      share: query.wordsIn(hit.queryTerms).length / query.words.length,
    }));
    const weights = weightsOf(query, found, index.documentCount);
    const ranked = found
      .slice(0, numbers.RANKED_AGAIN)
      .map((hit) => ({
        hit,
        score: hit.score ** numbers.SCORE_POWER * factorOf(hit, factsOf(hit), query, weights),
      }))
      .sort((one, other) => other.score - one.score);
    // A name of the query's words alone scores far above all others, which a reader may want as well.
    const best = ranked.find(
      ({hit}) =>
        factsOf(hit).last !== query.joined &&
        (factsOf(hit).titleTerms.size > query.words.length || !isNamed(factsOf(hit), query)),
    );
    const least = numbers.COUNTED * (best?.score ?? 0);
    const counted = ranked
      .filter(({hit, score}, at) => at < 5 || score >= least || isNamed(factsOf(hit), query))
      .filter(({hit}) => hit.share > numbers.SHARED)
      .map(({hit}) => hit);
    return [...new Map([...thrown, ...counted].map((record) => [record.path, record])).values()];
  };
}

/** The texts of errors: those of the framework first, then the longer ones, which are the more specific. */
function messagesOf(index: SearchIndex): {record: StoredRecord; pattern: MessagePattern}[] {
  return (index.search(MiniSearch.wildcard) as IndexMatch[])
    .flatMap((record) =>
      (record.logTexts ?? []).map((text) => ({record, pattern: messagePattern(text)})),
    )
    .sort(
      (one, other) =>
        Number(other.record.kind === 'message') - Number(one.record.kind === 'message') ||
        patternLength(other.pattern) - patternLength(one.pattern),
    );
}

function readFacts({title, path, kind, phrases = ''}: IndexMatch): TitleFacts {
  const typed = typedTitle(title);
  return {
    title: joinedText(typed),
    last: joinedText(kind === 'key' ? typed.replace(/^.*\./, '') : path.replace(/^.*[/#]/, '')),
    titleTerms: new Set(termsOf(typed).filter((term) => !isStopTerm(term))),
    phrases: phrases.split('|').map((phrase) => new Set(phrase.split(' '))),
  };
}

/** What the index finds: with typos only for words that no record has. */
function find(
  index: SearchIndex,
  query: Query,
  isIn: (record: StoredRecord) => boolean,
): IndexMatch[] {
  const search = (terms: readonly string[], mistyped: ReadonlySet<string>) =>
    index.search(terms.join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boost: numbers.FIELDS,
      prefix: (term) => query.words.some((word) => word.includes(term)),
      fuzzy: (term) => mistyped.has(term) && typosIn(term),
      weights: {prefix: numbers.PREFIX, fuzzy: numbers.TYPO},
      filter: (hit) => isIn(hit as IndexMatch),
    }) as IndexMatch[];
  const exact = search(query.terms, new Set());
  const known = new Set(exact.flatMap(({terms}) => terms));
  const unknown = query.words.filter((word) => !word.some((term) => known.has(term))).flat();
  const mistyped = unknown.filter((term) => typosIn(term) > 0);
  return mistyped.length > 0
    ? search([...query.terms, ...mistyped.flatMap(query.swapsOf)], new Set(mistyped))
    : exact;
}

/** Whether a title has each word of a query. */
function isNamed({titleTerms}: TitleFacts, {words}: Query): boolean {
  return words.every((word) => word.some((term) => titleTerms.has(term)));
}

/** What asks for a listener. */
const LISTENER_WORDS = new Set(['listen', 'listener', 'callback', 'event', 'hook'].map(stem));

/** Whether a query asks for a listener, or for the callback with that name. */
function asksForListener({title}: TitleFacts, {words, joined}: Query): boolean {
  const isPrefix = title.startsWith(joined) && joined.length > title.length / 2;
  return isPrefix || /^i?on./.test(joined) || words.flat().some((term) => LISTENER_WORDS.has(term));
}

/** Whether a short query names an error; a long one describes what happened. */
function asksForError({words, text}: Query): boolean {
  return (
    words.length > 2 || /err|exception|fail|cannot|can't|not\b|miss|wrong|stop|crash/i.test(text)
  );
}

/** How much each word of a query says: little when many records have it. */
function weightsOf(query: Query, found: readonly IndexMatch[], records: number): readonly number[] {
  const counts = query.words.map(() => 0);
  for (const {queryTerms} of found) {
    for (const at of query.wordsIn(queryTerms)) {
      counts[at]! += 1;
    }
  }
  return counts.map((count) => Math.log(1 + records / (1 + count)));
}

/** By how much the second ranking raises a record. */
function factorOf(
  hit: IndexMatch,
  facts: TitleFacts,
  query: Query,
  weights: readonly number[],
): number {
  const weigh = (words: readonly number[]) => words.reduce((sum, at) => sum + weights[at]!, 0);
  const whole = weigh(query.words.map((_, at) => at));
  const usual = whole / query.words.length;
  /** The share of the words that a query and a text have in common, of all that they have. */
  const likeness = (terms: ReadonlySet<string>) => {
    const common = query.words.flatMap((word, at) =>
      word.some((term) => terms.has(term)) ? [at] : [],
    );
    const others = Math.max(0, terms.size - common.length) * usual;
    return weigh(common) / (whole + others);
  };
  const isExact = facts.title === query.joined;
  const covered = isExact ? 1 : weigh(query.wordsIn(hit.queryTerms)) / whole;
  const isPart =
    query.text.includes(' ') && hit.logTexts?.some((text) => isPartOf(query.text, text));
  const isUnasked = hit.kind === 'listener' && !asksForListener(facts, query);
  const isSpelled = fold(query.text) === fold(typedTitle(hit.title));
  const name = isExact
    ? numbers.EXACT_TITLE * (isSpelled ? numbers.SPELLED : 1)
    : isPart || facts.last === query.joined
      ? numbers.EXACT_NAME
      : isUnasked
        ? 1
        : 1 + (numbers.NEAR_TITLE - 1) * nearness(query.joined, facts.title);
  const isTopic = !hit.path.includes('#') && query.words.length < 3;
  const isAside = hit.area !== 'docs' && hit.area !== 'api';
  return (
    covered ** numbers.COVERAGE_POWER *
    (1 + numbers.PHRASE * (isExact ? 1 : Math.max(0, ...facts.phrases.map(likeness)))) *
    (1 + (isExact ? 1 : likeness(facts.titleTerms))) *
    name *
    (isTopic ? numbers.PAGE : 1) *
    (hit.kind === 'message' && !isPart ? numbers.MESSAGE : 1) *
    (hit.kind === 'guide' && !isExact && isNamed(facts, query) ? numbers.GUIDE : 1) *
    (isAside && name === 1 ? numbers.ASIDE : 1) *
    (isUnasked ? numbers.LISTENER : 1) *
    (hit.kind === 'enum' && name === 1 ? numbers.ENUM : 1) *
    (hit.kind === 'error' && name === 1 && !asksForError(query) ? numbers.ERROR : 1)
  );
}

/** 1 when a title begins with what is typed or differs by one typo, less for more, 0 for no match. */
function nearness(typed: string, title: string): number {
  if (typed.length > 2 && title.startsWith(typed)) {
    return 1;
  }
  const most = typosIn(typed);
  const typos = most > 0 ? leven(typed, title, {maxDistance: most + 1}) : 1;
  return typos <= most ? 1 / typos : 0;
}

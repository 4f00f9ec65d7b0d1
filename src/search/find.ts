import {matchesFacets} from './facets';
import {matchTerm, matchWord, type Match} from './match';
import {memoizeLru} from './memoize';
import {containsMessage, patternLength, type MessagePattern} from './messagePattern';
import type {Postings} from './postings';
import {rankFactor, type ParsedQuery, type RankFacts} from './rank';
import type {FacetFilters, SearchRecord} from './types';
import {
  BY_COVERAGE,
  COVERED_NEARBY,
  FROM_ABOVE,
  FROM_BELOW,
  JOINED,
  LARGE_PAGE,
  MIN_COVERAGE,
  MAX_RANKED_AGAIN,
} from './weights';

/** A section of the index. */
export interface Section extends Pick<SearchRecord, 'kind' | 'language' | 'docusaurus_tag'> {
  /** Its number, in the order of the site. */
  id: number;
  /** Number of the section that is the page itself. */
  page: number;
  /** How many sections the page has. */
  pageSize: number;
  depth: number;
  /** The fixed words of a message. */
  pattern?: MessagePattern;
  facts: () => RankFacts;
  /** Its record, without the texts. */
  record: () => SearchRecord;
  /** Its texts as the index has them, the one to show first. */
  texts: readonly (readonly string[])[];
}

/** What a query finds: the best section first, and the terms to highlight. */
export interface Findings {
  sections: Section[];
  terms: string[];
}

/** A word with what it finds, and by page the best of that. */
interface WordMatch extends Match {
  byPage: Float32Array;
}

/** While a query is being typed, all its words but the last remain the same. */
const MAX_CACHED = 64;

/**
 * Creates the function that finds sections for a query: those that pass the filters and have the
 * words, the best first.
 *
 * @param sections all of them, in the order of their numbers
 * @param postings their terms
 */
export function createFinder(
  sections: readonly Section[],
  postings: Postings,
): (query: ParsedQuery, filters?: FacetFilters) => Findings {
  const match = (word: string, isIncomplete: boolean): WordMatch => {
    const found = matchWord(postings, sections.length, word, isIncomplete);
    const byPage = new Float32Array(sections.length);
    for (const {id, page} of sections) {
      if (found.scores[id]! > byPage[page]!) {
        byPage[page] = found.scores[id]!;
      }
    }
    return {...found, byPage};
  };
  const incompleteMatches = memoizeLru(MAX_CACHED, (word) => match(word, true));
  const completeMatches = memoizeLru(MAX_CACHED, (word) => match(word, false));
  const passing = memoizeLru(MAX_CACHED, (text) => {
    const filters = JSON.parse(text) as FacetFilters;
    return sections.filter((section) => matchesFacets(section, filters));
  });

  return (query, filters = []) => {
    const {words, isIncomplete, isPhrase} = query;
    const size = sections.length;
    const matches = words.map((word, at) =>
      at === words.length - 1 && isIncomplete ? incompleteMatches(word) : completeMatches(word),
    );
    const weights = matches.map((found) => Math.log(1 + size / (found.sections + 0.5)));
    const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
    const joined = isPhrase ? matchTerm(postings, size, query.joined, isIncomplete) : undefined;
    const found: {section: Section; score: number}[] = [];
    const messages: Section[] = [];
    for (const section of passing(JSON.stringify(filters))) {
      if (section.pattern && containsMessage(query.plain, section.pattern)) {
        messages.push(section);
        continue;
      }
      let score = 0;
      let matchedWeight = 0;
      // A closure would make an object of each sum.
      for (let at = 0; at < matches.length; at += 1) {
        const own = matches[at]!.scores[section.id]!;
        const near = nearby(section, matches[at]!);
        score += weights[at]! * Math.max(own, near);
        matchedWeight += weights[at]! * (own > 0 ? 1 : near > 0 ? COVERED_NEARBY : 0);
      }
      const together = joined?.scores[section.id] ?? 0;
      const coverage = together > 0 ? 1 : matchedWeight / totalWeight;
      if (coverage > MIN_COVERAGE) {
        score = score * coverage ** BY_COVERAGE + JOINED * together * Math.log(1 + size);
        found.push({section, score});
      }
    }
    // The longer message is the more specific one.
    messages.sort((one, other) => patternLength(other.pattern!) - patternLength(one.pattern!));
    found.sort((one, other) => other.score - one.score);
    const best = found
      .slice(0, MAX_RANKED_AGAIN)
      .map(({section, score}) => ({
        section,
        score: score * rankFactor(query, section.facts(), weights),
      }))
      .sort((one, other) => other.score - one.score);
    const ranked = [...best, ...found.slice(MAX_RANKED_AGAIN)].map(({section}) => section);
    return {
      sections: [...messages, ...ranked],
      terms: [...matches, ...(joined ? [joined] : [])].flatMap(({terms}) => terms),
    };
  };
}

/** The score of a word for a section by what is around it. Keys and messages are on their own. */
function nearby({page, depth, pageSize, kind}: Section, {scores, byPage}: WordMatch): number {
  if (depth === 1) {
    return (FROM_BELOW * byPage[page]!) / (1 + pageSize / LARGE_PAGE);
  }
  return kind ? 0 : FROM_ABOVE * scores[page]!;
}

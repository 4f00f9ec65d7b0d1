import {matchesFacets} from './facets';
import {matchTerm, matchWord, type Match} from './match';
import type {Postings} from './postings';
import {boost, type Question, type Ranked} from './rank';
import {remembered} from './remember';
import type {FacetFilters, SearchRecord} from './types';

/** A section as the engine holds it. */
export interface Section extends Ranked {
  /** Its number, in the order of the site. */
  id: number;
  record: SearchRecord;
  /** Number of the section that is the page itself. */
  page: number;
  /** How many sections the page has. */
  pageSize: number;
}

/** What a query finds: the best section first, and the terms to mark. */
export interface Findings {
  sections: Section[];
  terms: string[];
}

/** A word with what it finds, and by page the best of that. */
interface Part extends Match {
  byPage: Float32Array;
}

/** What a word in a deeper section is worth for its page, and a word of the page for a section. */
const FROM_BELOW = 0.45;
const FROM_ABOVE = 0.3;
/** From so many sections on, a page has most words somewhere: then that tells half as much. */
const LARGE_PAGE = 15;
/** How much of a word counts as found where only another section of the page has it. */
const NEAR = 0.6;
/** All words of a query as one identifier. */
const JOINED = 2;
/** How much a section suffers from the words that it lacks. */
const BY_COVERAGE = 0.8;
/** What has less of the words than this is no answer. */
const LEAST_COVERAGE = 0.2;
/** As many as are ranked again; nobody reads on. */
const TOP = 200;
/** While a query is being typed, all its words but the last stay the same. */
const REMEMBERED = 64;

/**
 * Makes what finds sections for a query: those that pass the filters and have the words, the best
 * first.
 *
 * @param sections all of them; more may be added until the first query
 * @param postings their terms
 */
export function createFinder(
  sections: readonly Section[],
  postings: Postings,
): (asked: Question, filters?: FacetFilters) => Findings {
  const look = (word: string, grows: boolean): Part => {
    const match = matchWord(postings, sections.length, word, grows);
    const byPage = new Float32Array(sections.length);
    for (const {id, page} of sections) {
      byPage[page] = Math.max(byPage[page]!, match.worth[id]!);
    }
    return {...match, byPage};
  };
  const growing = remembered(REMEMBERED, (word) => look(word, true));
  const grown = remembered(REMEMBERED, (word) => look(word, false));
  const passing = remembered(REMEMBERED, (filters) =>
    sections.filter(({record}) => matchesFacets(record, JSON.parse(filters) as FacetFilters)),
  );

  return (asked, filters = []) => {
    const {words, shares, goesOn, isPhrase} = asked;
    const size = sections.length;
    const parts = words.map((word, at) =>
      at === words.length - 1 && goesOn ? growing(word) : grown(word),
    );
    const weights = parts.map(
      (part, at) => shares[at]! * Math.log(1 + size / (part.sections + 0.5)),
    );
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const joined = isPhrase ? matchTerm(postings, size, asked.joined, goesOn) : undefined;
    const found: {section: Section; score: number}[] = [];
    for (const section of passing(JSON.stringify(filters))) {
      let score = 0;
      let told = 0;
      parts.forEach((part, at) => {
        const own = part.worth[section.id]!;
        const near = nearby(section, part);
        score += weights[at]! * Math.max(own, near);
        told += weights[at]! * (own > 0 ? 1 : near > 0 ? NEAR : 0);
      });
      const together = joined?.worth[section.id] ?? 0;
      const coverage = together > 0 ? 1 : told / whole;
      if (coverage > LEAST_COVERAGE) {
        score = score * coverage ** BY_COVERAGE + JOINED * together * Math.log(1 + size);
        found.push({section, score});
      }
    }
    found.sort((one, other) => other.score - one.score);
    const best = found
      .slice(0, TOP)
      .map(({section, score}) => ({section, score: score * boost(asked, section)}))
      .sort((one, other) => other.score - one.score);
    return {
      sections: [...best, ...found.slice(TOP)].map(({section}) => section),
      terms: [...parts, ...(joined ? [joined] : [])].flatMap(({terms}) => terms),
    };
  };
}

/** What a word is worth for a section by what stands around it. Keys stand for themselves. */
function nearby({page, depth, pageSize, isKey}: Section, {worth, byPage}: Part): number {
  if (depth === 1) {
    return (FROM_BELOW * byPage[page]!) / (1 + pageSize / LARGE_PAGE);
  }
  return isKey ? 0 : FROM_ABOVE * worth[page]!;
}

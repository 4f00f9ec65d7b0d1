import MiniSearch, {type QueryCombination, type SearchOptions} from 'minisearch';
import {unescapeHtml} from './escape';
import {matchesFacets} from './facets';
import {highlight} from './highlight';
import {boost, question, ranked, type Question, type Ranked} from './rank';
import {pathOf, titleOf} from './records';
import {SYNONYMS} from './synonyms';
import type {SearchRecord, SearchRequest, SearchResult} from './types';
import {fold, stem, termsOf, wordsOf} from './words';

interface Section extends Ranked {
  id: number;
  record: SearchRecord;
}

export interface Engine {
  /** Answers a question of the hosted form in the hosted form. */
  answer(request: SearchRequest): SearchResult;
}

interface Found {
  section: Section;
  score: number;
  terms: string[];
}

const FIELDS = ['title', 'page', 'parents', 'text'];
/** Fewer results than this, and words may be missing. */
const FEW = 5;
/** As many as are ranked again; nobody reads on. */
const TOP = 200;

const COMMON: SearchOptions = {
  fields: FIELDS,
  boost: {title: 5, page: 2, parents: 1.5, text: 1},
  weights: {prefix: 0.6, fuzzy: 0.35},
  tokenize: (term) => [term],
  processTerm: (term) => term,
};

/** Slips of the finger are forgiven by length: in a short word they make another word. */
function slips(term: string): number | false {
  return term.length < 5 ? false : term.length < 8 ? 1 : 2;
}

const typed = (term: string, weight = 1): QueryCombination => ({
  ...COMMON,
  queries: [term],
  prefix: term.length > 1,
  fuzzy: slips(term),
  boostTerm: () => weight,
});

const said = (term: string): QueryCombination => ({
  ...COMMON,
  queries: [stem(term)],
  prefix: false,
  fuzzy: false,
  boostTerm: () => 0.6,
});

/** One word of a query, or what the pages say for it. */
function wordQuery(text: string): QueryCombination {
  const [word] = wordsOf(text);
  const parts = word!.parts.map((part) => part.term);
  const whole = fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
  const synonyms = SYNONYMS[stem(whole)] ?? SYNONYMS[whole] ?? [];
  return {
    combineWith: 'OR',
    queries: [
      {combineWith: 'AND', queries: parts.map((part) => typed(part))},
      ...(parts.length > 1 ? [typed(whole, 2)] : []),
      ...synonyms.flatMap((synonym) => termsOf(synonym).slice(0, 1)).map(said),
    ],
  };
}

/**
 * Makes an engine of records at one go.
 *
 * @param records what the index holds, in the order of the site
 */
export function createEngine(records: readonly SearchRecord[]): Engine {
  const {engine, add} = emptyEngine();
  records.forEach(add);
  return engine;
}

/**
 * Makes an engine of records, a few at a time, so that a page with a reader on it stays quick.
 *
 * @param records as for `createEngine`
 * @param pause waits until the page has done what else it has to do
 * @param slice milliseconds of work between two pauses
 */
export async function createEngineGently(
  records: readonly SearchRecord[],
  pause: () => Promise<void>,
  slice = 5,
): Promise<Engine> {
  const {engine, add} = emptyEngine();
  let started = performance.now();
  for (const record of records) {
    add(record);
    if (performance.now() - started > slice) {
      await pause();
      started = performance.now();
    }
  }
  return engine;
}

function emptyEngine(): {engine: Engine; add: (record: SearchRecord) => void} {
  const sections: Section[] = [];
  const index = new MiniSearch<Section>({
    fields: FIELDS,
    extractField: (section, field) => (field === 'id' ? section.id : fieldOf(section, field)),
    tokenize: (text) => termsOf(text),
    processTerm: (term) => term,
  });

  const add = (record: SearchRecord) => {
    const text = unescapeHtml(record.content ?? '').toLowerCase();
    const depth = Number(record.type.slice(3));
    const section = {id: sections.length, record, ...ranked(titleOf(record), text, depth)};
    sections.push(section);
    index.add(section);
  };

  const find = (asked: Question, request: SearchRequest): Found[] => {
    const words = asked.words.map(wordQuery);
    const joined = typed(asked.joined, 2);
    const run = (combineWith: 'AND' | 'OR') =>
      index.search(
        {combineWith: 'OR', queries: [{combineWith, queries: words}, joined]},
        {
          ...COMMON,
          filter: ({id}) => matchesFacets(sections[id as number]!.record, request.facetFilters),
        },
      );
    let found = run('AND');
    if (found.length < FEW && words.length > 1) {
      found = run('OR');
    }
    return found
      .map(({id, score, terms}, place) => {
        const section = sections[id as number]!;
        return {section, terms, score: place < TOP ? score * boost(asked, section) : 0};
      })
      .sort((one, other) => other.score - one.score);
  };

  const engine: Engine = {
    answer(request) {
      const {indexName, query = '', page = 0, hitsPerPage = 20} = request;
      const asked = question(query);
      const found = asked.words.length > 0 ? find(asked, request) : [];
      const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
        index: indexName,
        query,
        page,
        hitsPerPage,
        nbHits: found.length,
        nbPages: Math.ceil(found.length / hitsPerPage),
        hits: shown.map(({section, terms}) => highlight(section.record, terms, request)),
      };
    },
  };
  return {engine, add};
}

function fieldOf({record}: Section, field: string): string {
  switch (field) {
    case 'title':
      return titleOf(record);
    case 'text':
      return unescapeHtml(record.content ?? '');
    case 'page':
      return record.type === 'lvl1' ? '' : unescapeHtml(record.hierarchy.lvl1);
    default:
      return pathOf(record).slice(2).map(unescapeHtml).join(' ');
  }
}

import MiniSearch, {type QueryCombination, type SearchOptions} from 'minisearch';
import {unescapeHtml} from './escape';
import {matchesFacets} from './facets';
import {highlight} from './highlight';
import {boost, question, ranked, type Question, type Ranked} from './rank';
import {pathOf, titleOf, typedTitle} from './records';
import {synonymsOf} from './synonyms';
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
/** What the beginning of a word is worth: much for the word that is being typed. */
const LIKELY = 0.6;
const UNLIKELY = 0.25;
/** As many as are ranked again; nobody reads on. */
const TOP = 200;

const COMMON: SearchOptions = {
  fields: FIELDS,
  boost: {title: 5, page: 2, parents: 1.5, text: 1},
  tokenize: (term) => [term],
  processTerm: (term) => term,
};

/** Slips of the finger are forgiven by length: in a short word they make another word. */
function slips(term: string): number | false {
  return term.length < 5 ? false : term.length < 8 ? 1 : 2;
}

const typed = (term: string, {weight = 1, prefix = LIKELY} = {}): QueryCombination => ({
  ...COMMON,
  queries: [term],
  prefix: term.length > 1,
  weights: {prefix, fuzzy: 0.35},
  fuzzy: slips(term),
  boostTerm: () => weight,
});

const said = (term: string): QueryCombination => ({
  ...COMMON,
  queries: [stem(term)],
  prefix: false,
  fuzzy: false,
  boostTerm: () => 0.8,
});

/** One word of a query, or what the pages say for it. */
function wordQuery(text: string, prefix: number): QueryCombination {
  const [word] = wordsOf(text);
  const parts = word!.parts.map((part) => part.term);
  const whole = fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
  return {
    combineWith: 'OR',
    queries: [
      {combineWith: 'AND', queries: parts.map((part) => typed(part, {prefix}))},
      ...(parts.length > 1 ? [typed(whole, {weight: 2, prefix: LIKELY})] : []),
      ...synonymsOf(text)
        .flatMap((synonym) => termsOf(synonym).slice(0, 1))
        .map(said),
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
    const section = {
      id: sections.length,
      record,
      ...ranked(titleOf(record), text, depth, record.weight.pageRank),
    };
    sections.push(section);
    index.add(section);
  };

  /** What one part of a query finds: how well, by which terms. */
  const findPart = (query: QueryCombination, filter: SearchOptions['filter']) =>
    new Map(index.search(query, {...COMMON, filter}).map((hit) => [hit.id as number, hit]));

  const find = (asked: Question, request: SearchRequest): Found[] => {
    const filter: SearchOptions['filter'] = ({id}) =>
      matchesFacets(sections[id as number]!.record, request.facetFilters);
    const last = asked.words.length - 1;
    const parts = asked.words.map((word, place) =>
      findPart(wordQuery(word, place === last && asked.goesOn ? LIKELY : UNLIKELY), filter),
    );
    const weights = parts.map((part) => Math.log(1 + sections.length / (part.size + 0.5)));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const joined = findPart(typed(asked.joined, {weight: 2}), filter);
    const candidates = new Set([...parts, joined].flatMap((part) => [...part.keys()]));
    const found = [...candidates].map((id): Found & {coverage: number} => {
      const hits = parts.map((part) => part.get(id));
      const told = weights.reduce((sum, weight, at) => sum + (hits[at] ? weight : 0), 0);
      const coverage = joined.has(id) ? 1 : told / whole;
      const all = [...hits, joined.get(id)].flatMap((hit) => hit ?? []);
      return {
        section: sections[id]!,
        coverage,
        terms: all.flatMap((hit) => hit.terms),
        score: all.reduce((sum, hit) => sum + hit.score, 0) * coverage ** 2,
      };
    });
    // All words, when enough sections have them; else the sections that have the most.
    const complete = found.filter(({coverage}) => coverage > 0.999);
    const good = complete.length >= FEW ? complete : found.filter(({coverage}) => coverage > 0.3);
    return good
      .sort((one, other) => other.score - one.score)
      .map((item, place) => ({
        ...item,
        score: place < TOP ? item.score * boost(asked, item.section) : 0,
      }))
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
      return typedTitle(titleOf(record));
    case 'text':
      return unescapeHtml(record.content ?? '');
    case 'page':
      return record.type === 'lvl1' ? '' : unescapeHtml(record.hierarchy.lvl1);
    default:
      return pathOf(record).slice(2).map(unescapeHtml).join(' ');
  }
}

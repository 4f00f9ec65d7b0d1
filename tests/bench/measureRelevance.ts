import type {Engine} from '../../src/search/engine';
import {titleOf} from '../../src/search/records';
import type {FacetFilters, SearchRecord} from '../../src/search/types';
import type {RelevanceQuery} from './relevance';

/** What the generator sends from every page: all areas. */
const ALL_AREAS: FacetFilters = [
  'language:en',
  [
    'docusaurus_tag:default',
    'docusaurus_tag:docs-default-current',
    'docusaurus_tag:docs-api-current',
    'docusaurus_tag:docs-contributing-current',
    'docusaurus_tag:docs-community-current',
  ],
];

export interface Relevance {
  queries: number;
  /** Mean of 1/rank of the first right answer among ten. */
  mrr: number;
  /** Share of the queries with a right answer among five. */
  recall: number;
  /** Queries that found nothing at all. */
  empty: string[];
  /** Queries whose right answer is not the first one. */
  misses: {query: string; rank: number; wanted: string; first: string}[];
}

/**
 * Asks an engine every query of a set.
 *
 * @param engine made of the records of the built site
 * @param queries with the pages and headings that they have to lead to: no neighbor counts
 */
export function measureRelevance(engine: Engine, queries: readonly RelevanceQuery[]): Relevance {
  let reciprocal = 0;
  let recalled = 0;
  const empty: string[] = [];
  const misses: Relevance['misses'] = [];
  for (const {query, targets} of queries) {
    const {hits} = engine.answer({
      indexName: 'bench',
      query,
      hitsPerPage: 10,
      facetFilters: ALL_AREAS,
    });
    const found = hits.map(namesOf);
    const rank = found.findIndex((names) => names.some((name) => targets.includes(name))) + 1;
    reciprocal += rank > 0 ? 1 / rank : 0;
    recalled += rank > 0 && rank <= 5 ? 1 : 0;
    if (found.length === 0) {
      empty.push(query);
    }
    if (rank !== 1) {
      misses.push({query, rank, wanted: targets[0]!, first: found[0]?.[0] ?? 'nothing'});
    }
  }
  return {
    queries: queries.length,
    mrr: reciprocal / queries.length,
    recall: recalled / queries.length,
    empty,
    misses,
  };
}

/** What the set calls a record: its address, the key, or the constant of the message. */
export function namesOf(record: Omit<SearchRecord, 'content' | 'details' | 'phrases'>): string[] {
  const address = `/${record.objectID.replace(/^\//, '')}`;
  const name = record.kind === 'message' ? titleOf(record) : record.kind && record.anchor;
  return name ? [address, name] : [address];
}

/**
 * The queries that lead to a page, a heading, or a message that the site does not have.
 *
 * @param records of the site
 * @returns one line each, with the query
 */
export function missingTargets(
  queries: readonly RelevanceQuery[],
  records: readonly SearchRecord[],
): string[] {
  const names = new Set(records.flatMap(namesOf));
  return queries.flatMap(({query, targets}) =>
    targets.some((target) => names.has(target))
      ? []
      : [`"${query}" has to lead to ${targets.join(' or ')}, which is not there`],
  );
}

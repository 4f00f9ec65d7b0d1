import type {FacetFilters, SearchRecord} from './types';

/** The attributes that questions may filter by. */
const FACETS = ['language', 'docusaurus_tag'] as const;

/**
 * Whether a record passes the filters of a question: an AND of ORs, as the hosted service reads it.
 * A filter by anything else lets nothing pass, so that a mistake is seen.
 */
export function matchesFacets(record: SearchRecord, filters: FacetFilters = []): boolean {
  return [filters].flat().length === 0
    ? true
    : (typeof filters === 'string' ? [filters] : filters).every((either) =>
        (typeof either === 'string' ? [either] : either).some((filter) => passes(record, filter)),
      );
}

function passes(record: SearchRecord, filter: string): boolean {
  const colon = filter.indexOf(':');
  const name = filter.slice(0, colon);
  const facet = FACETS.find((item) => item === name);
  return facet !== undefined && record[facet] === filter.slice(colon + 1);
}

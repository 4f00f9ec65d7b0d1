import type {FacetFilters, SearchRecord} from './types';

/** The attributes that requests may filter by. */
const FACETS = ['language', 'docusaurus_tag'] as const;

type Facets = Pick<SearchRecord, (typeof FACETS)[number]>;

/**
 * Whether a record passes the filters of a request: an AND of ORs, as the hosted service reads it.
 * A filter by another attribute lets nothing pass, so that a mistake is seen.
 */
export function matchesFacets(record: Facets, filters: FacetFilters = []): boolean {
  return [filters].flat().length === 0
    ? true
    : (typeof filters === 'string' ? [filters] : filters).every((either) =>
        (typeof either === 'string' ? [either] : either).some((filter) => passes(record, filter)),
      );
}

function passes(record: Facets, filter: string): boolean {
  const colon = filter.indexOf(':');
  const name = filter.slice(0, colon);
  const facet = FACETS.find((item) => item === name);
  return facet !== undefined && record[facet] === filter.slice(colon + 1);
}

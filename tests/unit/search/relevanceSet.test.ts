import {describe, expect, it} from 'vitest';
import {isHeldOut, QUERY_KINDS, relevanceQueries} from '../../relevance';

describe('the relevance set', () => {
  it('asks nothing twice', () => {
    expect(new Set(relevanceQueries.map(({query}) => query)).size).toBe(relevanceQueries.length);
  });

  it.each(QUERY_KINDS)('has fifteen queries of the kind "%s", some in each half', (kind) => {
    const queries = relevanceQueries.filter((query) => query.kind === kind);
    const held = queries.filter(({query}) => isHeldOut(query)).length;
    expect(queries.length).toBeGreaterThanOrEqual(15);
    expect(Math.min(held, queries.length - held)).toBeGreaterThanOrEqual(5);
  });
});

// cspell:ignore enabl
import {describe, expect, it} from 'vitest';
import {contentWords} from '../../bench/contentWords';
import {isHeldOut, QUERY_KINDS, relevanceQueries} from '../../bench/relevance';
import {createEngine} from '../../../src/search/engine';
import {pack} from '../../../src/search/indexFile';
import {measureRelevance} from '../../bench/measureRelevance';

describe('the relevance set', () => {
  it('is large enough, and asks nothing twice', () => {
    expect(relevanceQueries.length).toBeGreaterThanOrEqual(160);
    expect(new Set(relevanceQueries.map(({query}) => query)).size).toBe(relevanceQueries.length);
  });

  it.each(QUERY_KINDS)('has fifteen queries of the kind "%s", some in each half', (kind) => {
    const queries = relevanceQueries.filter((query) => query.kind === kind);
    const held = queries.filter(({query}) => isHeldOut(query)).length;
    expect(queries.length).toBeGreaterThanOrEqual(15);
    expect(Math.min(held, queries.length - held)).toBeGreaterThanOrEqual(5);
  });

  it('is cut in two halves that are about as large', () => {
    const held = relevanceQueries.filter(({query}) => isHeldOut(query)).length;
    expect(held / relevanceQueries.length).toBeGreaterThan(0.45);
    expect(held / relevanceQueries.length).toBeLessThan(0.55);
  });
});

it.each([
  ['how do I get to the clicked elements?', ['get', 'click', 'element']],
  ['verifyIsEnabled', ['verify', 'enabl']],
  ['ui.timeout.explicit_wait', ['ui', 'timeout', 'explicit', 'wait']],
  ['which one is it, and where', ['one']],
])('the content words of "%s"', (text, words) => {
  expect([...contentWords(text)]).toEqual(words);
});

it('counts the heading that a query seeks, and no neighbor of it', () => {
  const sections = [
    {depth: 1, anchor: '', title: 'Alerts', text: 'needle'},
    {depth: 2, anchor: 'accept', title: 'Accept', text: ''},
  ];
  const page = {path: 'a', area: 'A', tag: 'default', language: 'en', sections};
  const engine = createEngine(pack([page]), 'https://e.org/');
  const measure = (target: string) =>
    measureRelevance(engine, [{kind: 'task', query: 'needle', targets: [target]}]);
  expect(measure('/a')).toMatchObject({mrr: 1, recall: 1, empty: []});
  expect(measure('/a#accept').mrr).toBeLessThan(1);
});

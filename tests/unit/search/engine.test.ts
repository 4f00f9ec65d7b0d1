// cspell:ignore größe breite
import {describe, expect, it} from 'vitest';
import {createEngine, createEngineFrom} from '../../../src/search/engine';
import {pack, writeIndex} from '../../../src/search/indexFile';
import {linesOf} from '../../../src/search/linesOf';
import type {PageText, SearchRequest} from '../../../src/search/types';

const page = (path: string, title: string, text: string): PageText => ({
  path,
  area: 'Area',
  tag: 'default',
  language: 'en',
  sections: [{depth: 1, anchor: '', title, text}],
});

const INDEX = pack([
  page('c', 'Alerts', 'Accept or dismiss a <dialog> & answer a prompt of the page.'),
  page('d', 'Long', `${'word '.repeat(60)}needle ${'word '.repeat(60)}`),
]);
const engine = createEngine(INDEX, 'https://example.org/');
const ask = (query: string, more: Partial<SearchRequest> = {}) =>
  engine.answer({indexName: 'x', query, ...more});
it.each(['', '   ', '?!', '<>'])('nothing for %j', (query) => {
  expect(ask(query)).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
});

it('answers a pasted page of text', () => {
  expect(ask('alerts '.repeat(3000)).nbHits).toBeGreaterThan(0);
});

it('marks hits in escaped text, and in the title of the section itself', () => {
  const [hit] = ask('dismiss alerts').hits;
  expect(hit!._snippetResult.content!.value).toBe(
    'Accept or <mark>dismiss</mark> a &lt;dialog&gt; &amp; answer a prompt of the page.',
  );
  expect(hit!._highlightResult.hierarchy).toEqual({
    lvl1: {value: '<mark>Alerts</mark>', matchLevel: 'full'},
  });
  const other = ask('dismiss', {highlightPreTag: '[', highlightPostTag: ']'}).hits[0];
  expect(other!._snippetResult.content!.value).toContain('[dismiss]');
});

it('cuts the snippet around the hit', () => {
  const snippet = ask('needle', {attributesToSnippet: ['content:9']}).hits[0]!._snippetResult;
  expect(snippet.content!.value).toMatch(/^…(word ){3}<mark>needle<\/mark>( word){5}…$/);
});

describe('kinds of sections', () => {
  const sections: PageText['sections'] = [
    {depth: 1, anchor: '', title: 'Settings', text: 'An element that is not found for a platform.'},
    {depth: 2, anchor: 'wait', title: 'wait', text: 'How long.', kind: 'object'},
    {depth: 3, anchor: 'wait.long', title: 'wait.long', text: 'Waits.', kind: 'key', links: 9},
    {depth: 3, anchor: 'wait.short', title: 'wait.short', text: 'Waits.', kind: 'key'},
    {depth: 2, anchor: 'call', title: 'Call', text: 'The call.', details: 'Logs Clicking on it.'},
    {
      depth: 3,
      anchor: 'call',
      title: 'ELEMENT_NOT_FOUND',
      text: 'Element ({name}) not found for platform ({platform})...',
      kind: 'message',
    },
    {depth: 3, anchor: 'no', title: 'NO_ELEMENT', text: 'Not found for platform', kind: 'message'},
  ];
  const mixed = createEngine(
    pack([{...page('s', '', ''), sections}, page('e', 'Elements', 'element '.repeat(9))]),
    '',
  );
  const titles = (query: string) =>
    mixed.answer({indexName: 'x', query}).hits.map(({objectID}) => objectID);

  it('puts the longer of two messages first, and each once', () => {
    const found = titles('Element (Login) not found for platform (WEB)...');
    expect(found.slice(0, 2)).toEqual(['s#call:ELEMENT_NOT_FOUND', 's#no:NO_ELEMENT']);
    expect(new Set(found).size).toBe(found.length);
  });

  it('puts a page before a message whose text the query only resembles', () => {
    expect(titles('element')[0]).toBe('e');
  });

  it('puts a key that is linked often first, and all keys before their object', () => {
    expect(titles('waiting').slice(0, 3)).toEqual(['s#wait.long', 's#wait.short', 's#wait']);
  });

  it('shows folded text only where the query is found nowhere else', () => {
    const [hit] = mixed.answer({indexName: 'x', query: 'clicking'}).hits;
    expect(hit!._snippetResult.content!.value).toBe('Logs <mark>Clicking</mark> on it.');
    const [other] = mixed.answer({indexName: 'x', query: 'the call'}).hits;
    expect(other!._snippetResult.content!.value).toBe('The <mark>call</mark>.');
  });
});

describe('an index that arrives in pieces', () => {
  const pages = [page('a', 'Größe', 'The größe of it.'), page('b', 'Breite', 'And the größe.')];
  const text = writeIndex(pack(pages));
  const engineFrom = (received: string, size: number) => {
    const bytes = new TextEncoder().encode(received);
    const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) {
          controller.enqueue(bytes.slice(at, at + size));
        }
        controller.close();
      },
    });
    return createEngineFrom(linesOf(pieces), 'https://example.org/');
  };

  it.each([1, 10_000])('answers as a whole one does: %i bytes each', async (size) => {
    const request = {indexName: 'x', query: 'größe'};
    const answer = (await engineFrom(text, size)).answer(request);
    expect(answer.hits.map(({objectID}) => objectID)).toEqual(['a', 'b']);
    expect(answer).toEqual(createEngine(JSON.parse(text), 'https://example.org/').answer(request));
  });

  it.each([
    ['', 'JSON'],
    ['<!doctype html>\n<title>x</title>', 'JSON'],
    ['{"version":2,"pages":[\n]}', 'Unsupported search index version'],
    [text.slice(0, text.lastIndexOf('\n')), 'The search index is incomplete.'],
  ])('is rejected when it is %j', async (received, message) => {
    await expect(engineFrom(received, 10)).rejects.toThrow(message);
  });
});

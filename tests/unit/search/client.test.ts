// cspell:ignore xxscreenshoxx
import {expect, it, vi} from 'vitest';
import {createClient} from '../../../src/search/client';
import {createEngine} from '../../../src/search/engine';
import {pack} from '../../../src/search/indexFile';
import {ReaderError} from '../../../src/search/readerError';
import {suggestionsFor} from '../../../src/search/suggest';

const sections = [{depth: 1, anchor: '', title: 'Alerts', text: ''}];
const engine = createEngine(
  pack([{path: 'a', area: 'A', tag: 'default', language: 'en', sections}]),
  'https://e.org/',
);
const TOPICS = ['Quickstart', 'Configuration', 'Locator', 'Screenshots'];
const ask = (query: string, indexName = 'site') => ({requests: [{indexName, query}]});

it('loads the index once, at the first question or before', async () => {
  const load = vi.fn(async () => engine);
  const client = createClient(load, 'site');
  expect(load).not.toHaveBeenCalled();
  client.preload();
  await client.search(ask('alert'));
  const {results} = await client.search(ask('alert'));
  expect(results[0]!.nbHits).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
});

it('passes on an error that is meant for the reader', async () => {
  const error = new ReaderError('No index yet.');
  const client = createClient(() => Promise.reject(error), 'site');
  await expect(client.search(ask('alert'))).rejects.toBe(error);
});

it('fails with an error that the dialog recognizes, and retries, at once after a preload', async () => {
  const load = vi.fn(async () => engine).mockRejectedValueOnce(new SyntaxError('HTML'));
  const client = createClient(load, 'site');
  await expect(client.search(ask('alert'))).rejects.toMatchObject({name: 'RetryError'});
  expect((await client.search(ask('alert'))).results[0]!.nbHits).toBe(1);
  client.invalidate();
  load.mockRejectedValueOnce(new Error('offline'));
  client.preload();
  expect((await client.search(ask('alert'))).results[0]!.nbHits).toBe(1);
});

it('answers that an index it does not have is empty', async () => {
  const {results} = await createClient(async () => engine, 'site').search(
    ask('alert', 'suggested_questions'),
  );
  expect(results[0]).toMatchObject({hits: [], nbHits: 0});
});

it('suggests topics where nothing is found, the most alike first', () => {
  expect(suggestionsFor('xxscreenshoxx', TOPICS)).toEqual([
    'Screenshots',
    'Quickstart',
    'Configuration',
  ]);
  expect(suggestionsFor('zzz', TOPICS)).toEqual(TOPICS.slice(0, 3));
});

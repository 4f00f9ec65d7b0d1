import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {publish, type Publishing} from '../../../scripts/search/publish';
import {runTool} from '../../../scripts/lib/run';
import {recordsOf, toHostedForm} from '../../../src/search/records';
import {SYNONYMS} from '../../../src/search/synonyms';

const sections = [{depth: 1, anchor: '', title: 'Alerts', text: 'Accept <it>.'}];
const records = recordsOf(
  [
    {path: 'a', area: 'A', tag: 'default', language: 'en', sections},
    {path: 'b', area: 'A', tag: 'default', language: 'en', sections},
  ],
  'https://e.org/',
);

const hosted = records.map(toHostedForm);

interface Index {
  records: object[];
  settings: Record<string, unknown>;
  synonyms: object[];
}

/** What the service holds, and the calls that it was sent. */
let indexes: Map<string, Index>;
let calls: string[];
/** Answers a call in place of the service: a status, or `drop` to hang up. */
let fault: (call: string) => number | 'drop' | undefined;
let server: http.Server;
let job: Publishing;

function act(call: string, name: string, body: Record<string, unknown>): object {
  const index = indexes.get(name) ?? {records: [], settings: {}, synonyms: []};
  const keep = (change: Partial<Index>) => void indexes.set(name, {...index, ...change});
  if (call.endsWith('/synonyms/batch')) {
    keep({synonyms: [...index.synonyms, ...(body as unknown as object[])]});
  } else if (call.endsWith('/synonyms/search')) {
    const hits = index.synonyms.map((hit) => ({...hit, _highlightResult: {}}));
    return {hits, nbHits: hits.length};
  } else if (call.endsWith('/batch')) {
    const requests = body['requests'] as {body: object}[];
    keep({records: [...index.records, ...requests.map((item) => item.body)]});
  } else if (call.endsWith('/operation')) {
    indexes.set(body['destination'] as string, index);
    indexes.delete(name);
  } else if (call.startsWith('PUT') && call.endsWith('/settings')) {
    keep({settings: body});
  } else if (call.endsWith('/settings')) {
    return index.settings;
  } else if (call.startsWith('DELETE')) {
    indexes.delete(name);
  } else if (call.endsWith('/browse')) {
    return {hits: index.records.map((hit) => ({...hit, _highlightResult: {}}))};
  } else if (call.includes('/task/')) {
    return {status: 'published', pendingTask: false};
  }
  return {taskID: 1, objectIDs: [], updatedAt: '', deletedAt: '', id: 'x'};
}

beforeEach(async () => {
  const old = [{objectID: 'old'}, {...hosted[0]}];
  indexes = new Map([['site', {records: old, settings: {}, synonyms: []}]]);
  calls = [];
  fault = () => undefined;
  server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(chunk as Buffer);
    }
    const [pathname = ''] = request.url!.split('?');
    const call = `${request.method} ${pathname}`;
    const index = decodeURIComponent(pathname.split('/')[3] ?? '');
    calls.push(call);
    const wrong =
      fault(call) ??
      (call.endsWith('/settings') && request.method === 'GET' && !indexes.has(index)
        ? 404
        : undefined);
    if (wrong === 'drop') {
      request.socket.destroy();
      return;
    }
    const text = Buffer.concat(chunks).toString();
    const answer = wrong
      ? {message: 'no', status: wrong}
      : act(call, index, JSON.parse(text || '{}'));
    response.writeHead(wrong ?? 200, {'content-type': 'application/json'});
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const hosts = [{url: '127.0.0.1', port, accept: 'readWrite' as const, protocol: 'http' as const}];
  job = {appId: 'app', apiKey: 'key', indexName: 'site', records, dryRun: false, options: {hosts}};
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('makes an index ready beside the old one, and moves it into its place', async () => {
  expect(await publish(job)).toBe('site has 2 records now.');
  const {records: sent, settings, synonyms} = indexes.get('site')!;
  expect(sent).toEqual(hosted);
  expect(sent[0]).toMatchObject({content: 'Accept &lt;it&gt;.'});
  expect(settings).toMatchObject({
    attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
    ranking: expect.arrayContaining(['typo', 'custom']),
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  });
  expect(synonyms).toHaveLength(Object.keys(SYNONYMS).length);
  expect(synonyms).toContainEqual({
    objectID: 'synonym-popup',
    type: 'oneWaySynonym',
    input: 'popup',
    synonyms: [...SYNONYMS['popup']!],
  });
  expect([...indexes.keys()]).toEqual(['site']);
  const order = calls.filter((call) => !call.includes('/task/'));
  expect(order.slice(1).map((call) => call.split('/').at(-1))).toEqual([
    'settings',
    'batch',
    'batch',
    'operation',
  ]);
  expect(order.some((call) => / \/1\/indexes\/site(?:\/|$)/.test(call))).toBe(false);
});

it('tells what would change, and changes nothing', async () => {
  indexes.get('site')!.records.push({...hosted[1], content: 'as it was'});
  indexes.get('site')!.synonyms.push({objectID: 'synonym-outdated'});
  indexes.get('site')!.settings = {ignorePlurals: true};
  const before = structuredClone([...indexes]);
  const lines = (await publish({...job, dryRun: true})).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'site would have 2 records: 0 added, 1 changed, 1 removed',
    '  ~ b',
    '  - old',
  ]);
  expect(lines[3]).toMatch(/^settings that would change: .*attributesForFaceting.*ranking/);
  expect(lines[3]).not.toContain('ignorePlurals');
  const count = Object.keys(SYNONYMS).length;
  expect(lines[4]).toBe(`synonyms: ${count} added, 0 changed, 1 removed`);
  expect(lines).toContain(`  + … and ${count - 10} more`);
  expect(lines.at(-1)).toBe('  - synonym-outdated');
  expect([...indexes]).toEqual(before);
  expect(calls.filter((call) => /^(?:PUT|DELETE)|batch$|operation$/.test(call))).toEqual([]);
});

it('tells that a new index would hold everything', async () => {
  indexes.clear();
  expect((await publish({...job, dryRun: true})).split('\n')[0]).toBe(
    'site would have 2 records: 2 added, 0 changed, 0 removed',
  );
});

it('tells that nothing would change after publishing', async () => {
  await publish(job);
  expect(await publish({...job, dryRun: true})).toBe(
    [
      'site would have 2 records: 0 added, 0 changed, 0 removed',
      'settings that would change: none',
      'synonyms: 0 added, 0 changed, 0 removed',
    ].join('\n'),
  );
});

const STEPS = [
  ['removing what an earlier try left', /^DELETE/],
  ['the settings', /_new\/settings$/],
  ['the synonyms', /_new\/synonyms\/batch$/],
  ['the records', /_new\/batch$/],
] as const;
const MOVE = ['the move', /_new\/operation$/] as const;

it.each([...STEPS, MOVE])('says in a line that the key is refused: %s', async (_, step) => {
  const before = structuredClone(indexes.get('site'));
  fault = (call) => (step.test(call) ? 403 : undefined);
  await expect(publish(job)).rejects.toThrow(
    /^site was not published and is as it was: the key is refused; [^\n]+$/,
  );
  expect(indexes.get('site')).toEqual(before);
});

it.each([true, false])('says in a line that the key is refused: dry run %s', async (dryRun) => {
  fault = () => 401;
  await expect(publish({...job, dryRun})).rejects.toThrow(/: the key is refused; [^\n]+$/);
});

it.each(STEPS)('leaves the old index when the network goes away: %s', async (_, step) => {
  const before = structuredClone(indexes.get('site'));
  fault = (call) => (step.test(call) ? 'drop' : undefined);
  await expect(publish(job)).rejects.toThrow(/^site was not published and is as it was: [^\n]+$/);
  expect(indexes.get('site')).toEqual(before);
  expect(calls.some((call) => call.endsWith('/operation'))).toBe(false);
});

it('does not claim to know what became of a move whose answer was lost', async () => {
  const before = structuredClone(indexes.get('site'));
  fault = (call) => (MOVE[1].test(call) ? 'drop' : undefined);
  await expect(publish(job)).rejects.toThrow(/^site was sent, but whether [^\n]+ is not known; /);
  expect(indexes.get('site')).toEqual(before);
});

it('begins anew after a try that failed', async () => {
  fault = (call) => (STEPS[3][1].test(call) ? 'drop' : undefined);
  await expect(publish(job)).rejects.toThrow();
  fault = () => undefined;
  expect(await publish(job)).toBe('site has 2 records now.');
  expect(indexes.get('site')!.records).toEqual(hosted);
});

it.each([
  [{}, 'ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY, ALGOLIA_INDEX_NAME'],
  [{ALGOLIA_APP_ID: 'a', ALGOLIA_INDEX_NAME: 'i'}, 'ALGOLIA_ADMIN_API_KEY'],
])('names what is not set, and ends with 1: %j', async (set, missing) => {
  const unset = {ALGOLIA_APP_ID: '', ALGOLIA_ADMIN_API_KEY: '', ALGOLIA_INDEX_NAME: ''};
  const {code, output} = await runTool(
    'tsx/dist/cli.mjs',
    ['scripts/search/publish.ts', '--dry-run'],
    {env: {...unset, ...set}},
  );
  expect(output.trim()).toBe(`Nothing was published: set ${missing}.`);
  expect(code).toBe(1);
});

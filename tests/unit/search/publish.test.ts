import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {publish, type Publishing} from '../../../scripts/search/publish';
import {recordsOf} from '../../../src/search/records';

const sections = [{depth: 1, anchor: '', title: 'Alerts', text: 'Accept it.'}];
const records = recordsOf(
  [
    {path: 'a', area: 'A', tag: 'default', language: 'en', sections},
    {path: 'b', area: 'A', tag: 'default', language: 'en', sections},
  ],
  'https://e.org/',
);

/** What the service holds, and the calls that it was sent. */
let indexes: Map<string, object[]>;
let calls: string[];
/** Answers a call in place of the service: a status, or `drop` to hang up. */
let fault: (call: string) => number | 'drop' | undefined;
let server: http.Server;
let job: Publishing;

function act(call: string, index: string, body: Record<string, unknown>): object {
  if (call.endsWith('/batch') && !call.includes('synonyms')) {
    const requests = body['requests'] as {body: object}[];
    indexes.set(index, [...(indexes.get(index) ?? []), ...requests.map((item) => item.body)]);
  } else if (call.endsWith('/operation')) {
    indexes.set(body['destination'] as string, indexes.get(index) ?? []);
    indexes.delete(index);
  } else if (call.startsWith('DELETE')) {
    indexes.delete(index);
  } else if (call.endsWith('/browse')) {
    return {hits: indexes.get(index)};
  } else if (call.includes('/task/')) {
    return {status: 'published', pendingTask: false};
  }
  return {taskID: 1, objectIDs: [], updatedAt: '', deletedAt: '', id: 'x'};
}

beforeEach(async () => {
  indexes = new Map([['site', [{objectID: 'old'}, {...records[0]}]]]);
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
  expect(indexes.get('site')).toEqual(records);
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
  const before = structuredClone([...indexes]);
  expect(await publish({...job, dryRun: true})).toBe(
    'site would have 2 records: 1 added, 0 changed, 1 removed.',
  );
  expect([...indexes]).toEqual(before);
});

it('says in a line that the key is refused', async () => {
  fault = () => 403;
  await expect(publish(job)).rejects.toThrow(
    /^site was not published and is as it was: the key is refused; [^\n]+$/,
  );
});

it('leaves the old index as it was when the network goes away in the middle', async () => {
  const before = structuredClone(indexes.get('site'));
  fault = (call) => (call.endsWith('_new/batch') ? 'drop' : undefined);
  await expect(publish(job)).rejects.toThrow(/^site was not published and is as it was: [^\n]+$/);
  expect(indexes.get('site')).toEqual(before);
  expect(calls.some((call) => call.endsWith('/operation'))).toBe(false);
});

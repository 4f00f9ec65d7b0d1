import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {lastBuildIndex} from '../../../src/plugins/search';

it('answers with the index of the last build, and with 404 as long as there is none', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'last-build-'));
  const others = {name: 'other', path: '/', middleware: async () => undefined};
  const [first, second] = lastBuildIndex({siteDir, baseUrl: '/base/'}).setupMiddlewares([others]);
  expect(first!.path).toBe('/base/search/index.json');
  expect(second).toBe(others);
  const server = http.createServer((request, response) => {
    void first!.middleware(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const request = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect((await request()).status).toBe(404);
    mkdirSync(path.join(siteDir, 'build/search'), {recursive: true});
    writeFileSync(path.join(siteDir, 'build/search/index.json'), '{"version":3}');
    const response = await request();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({version: 3});
  } finally {
    server.close();
    rmSync(siteDir, {recursive: true});
  }
});

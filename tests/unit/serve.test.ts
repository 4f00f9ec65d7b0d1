import {mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {requireFreePort} from '../../scripts/lib/port';
import {startServer, type RunningServer} from '../../scripts/serve';

const SECRET = 'secret.txt';
const BASE = '/boyka-framework/';
const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'sitemap.xml': '<urlset/>',
  'docs/intro/index.html': '<h1>Introduction</h1>',
  'docs/intro.md': '# Introduction',
  'docs/with space/index.html': '<h1>Space</h1>',
  'about.html': '<h1>About</h1>',
  'both.html': '<h1>Flat</h1>',
  'both/index.html': '<h1>Folder</h1>',
  'assets.html': '<h1>Hidden by the folder</h1>',
  'assets/main.js': 'go();',
  'assets/logo.png': 'picture',
  'assets/unknown.bin': 'bytes',
};

let folder: string;
let server: RunningServer;

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks with exactly this path: `fetch` would tidy it up first. */
function ask(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  port = server.port,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {host: '127.0.0.1', port, path: target, method, headers, agent: false},
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end();
  });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'serve-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'site', name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  writeFileSync(path.join(folder, SECRET), 'secret');
  server = await startServer({dir: path.join(folder, 'site'), basePath: BASE, port: 0});
});

afterAll(async () => {
  await server.close();
  rmSync(folder, {recursive: true});
});

describe('the server answers as GitHub Pages does', () => {
  it.each([
    ['docs/intro', 'docs/intro/'],
    ['docs/intro?q=a%26b', 'docs/intro/?q=a%26b'],
    ['docs/with%20space', 'docs/with%20space/'],
    ['assets', 'assets/'],
  ])('redirects %s to the slash', async (from, to) => {
    const answer = await ask(BASE + from);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(BASE + to);
  });

  it('redirects the base path without its slash to the home page', async () => {
    const answer = await ask('/boyka-framework?x=1');
    expect([answer.status, answer.headers.location]).toEqual([301, '/boyka-framework/?x=1']);
  });

  it.each([
    'docs/intro.html',
    'docs/missing',
    'docs/missing/',
    'assets/',
    'assets/gone.js',
    'docs//intro/',
    'docs/%zz/',
  ])('gives 404.html with status 404 for %s', async (target) => {
    const answer = await ask(BASE + target);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('<h1>Page Not Found</h1>');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['about', '<h1>About</h1>'],
    ['both', '<h1>Flat</h1>'],
    ['both/', '<h1>Folder</h1>'],
    ['docs/with%20space/', '<h1>Space</h1>'],
    ['docs/intro/index', '<h1>Introduction</h1>'],
    ['docs/intro/', '<h1>Introduction</h1>'],
  ])('answers %s without a redirect', async (target, body) => {
    const answer = await ask(BASE + target);
    expect([answer.status, answer.body.toString()]).toEqual([200, body]);
    expect(answer.headers['cache-control']).toBe('max-age=600');
  });

  it.each(['/', '/boyka-frameworks/', '/other-project/docs/intro/'])(
    'has nothing at %s, outside of the base path',
    async (target) => {
      const answer = await ask(target);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toContain('the site begins at /boyka-framework/');
    },
  );

  it.each([`../${SECRET}`, `%2e%2e/${SECRET}`, `..%2f${SECRET}`, `docs/..%5c..%5c${SECRET}`])(
    'does not leave its folder for %s',
    async (target) => {
      const answer = await ask(BASE + target);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).not.toContain('secret');
    },
  );

  it.each([
    ['docs/intro/', 'text/html; charset=utf-8'],
    ['assets/main.js', 'application/javascript; charset=utf-8'],
    ['sitemap.xml', 'application/xml'],
    ['docs/intro.md', 'text/markdown; charset=utf-8'],
    ['assets/logo.png', 'image/png'],
    ['assets/unknown.bin', 'application/octet-stream'],
  ])('names the type of %s', async (target, type) => {
    expect((await ask(BASE + target)).headers['content-type']).toBe(type);
  });

  it('compresses text for those who can read that, and nothing else', async () => {
    const zipped = await ask(`${BASE}assets/main.js`, {'Accept-Encoding': 'gzip, br'});
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers.vary).toBe('Accept-Encoding');
    expect(gunzipSync(zipped.body).toString()).toBe('go();');
    const picture = await ask(`${BASE}assets/logo.png`, {'Accept-Encoding': 'gzip'});
    expect(picture.headers['content-encoding']).toBe(undefined);
    const plain = await ask(`${BASE}assets/main.js`);
    expect(plain.headers['content-encoding']).toBe(undefined);
    expect(plain.headers['content-length']).toBe('5');
  });

  it('answers 304 to who has the same file already, and 200 when it changed', async () => {
    const first = await ask(`${BASE}sitemap.xml`);
    const tag = first.headers.etag ?? '';
    const date = first.headers['last-modified'] ?? '';
    const byTag = await ask(`${BASE}sitemap.xml`, {'If-None-Match': tag});
    expect([byTag.status, byTag.body.length]).toEqual([304, 0]);
    const weak = await ask(`${BASE}sitemap.xml`, {'If-None-Match': `W/${tag}`});
    expect(weak.status).toBe(304);
    expect((await ask(`${BASE}sitemap.xml`, {'If-Modified-Since': date})).status).toBe(304);
    // The tag decides before the date.
    const other = await ask(`${BASE}sitemap.xml`, {
      'If-None-Match': '"other"',
      'If-Modified-Since': date,
    });
    expect(other.status).toBe(200);

    const file = path.join(folder, 'site/sitemap.xml');
    writeFileSync(file, '<urlset><url/></urlset>');
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    const changed = await ask(`${BASE}sitemap.xml`, {'If-None-Match': tag});
    expect([changed.status, changed.body.toString()]).toEqual([200, '<urlset><url/></urlset>']);
  });

  it('answers HEAD with the headers alone', async () => {
    const answer = await ask(`${BASE}assets/main.js`, {}, 'HEAD');
    expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([
      200,
      '5',
      0,
    ]);
  });

  it('refuses to take anything in', async () => {
    const answer = await ask(`${BASE}docs/intro/`, {}, 'POST');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('startServer', () => {
  it('says in one line that its port is in use', async () => {
    const message = `Port ${server.port} is in use: stop what listens there, or choose another one with PORT=${server.port + 1}.`;
    const taken = startServer({dir: folder, basePath: '/', port: server.port});
    await expect(taken).rejects.toThrow(message);
    await expect(requireFreePort(server.port)).rejects.toThrow(message);
  });

  it('frees its port when it is closed', async () => {
    const {port, close} = await startServer({dir: folder, basePath: '/', port: 0});
    await close();
    await expect(requireFreePort(port)).resolves.toBe(undefined);
  });
});

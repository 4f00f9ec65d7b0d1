import {readFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import {startServer} from '../../scripts/serve';
import {SITE} from '../../src/config/environment/site';
import {SearchModal} from './search/modal';
import {BUILD, builtFiles, readBuilt} from './support/build';
import {expect, expectHydrated, test} from './support/test';

/** A block of `_headers`: the path that it is for, and its headers. */
interface Block {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

function readBlocks(): Block[] {
  const blocks = readBuilt('_headers').trim().split(/\n\n/);
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    const headers = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)!.slice(1));
    return {pattern, headers: Object.fromEntries(headers) as Record<string, string>};
  });
}

/** Answers as a host does that reads `_headers`. */
const withHeaders =
  (blocks: Block[]) =>
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const route = `/${request.url!.slice(SITE.baseUrl.length)}`;
    for (const {headers} of blocks.filter(({pattern}) =>
      route.startsWith(pattern.replace('*', '')),
    )) {
      Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));
    }
    listener(request, response);
  };

test('no other site may frame a page', () => {
  expect(readBlocks()[0]!.headers['Content-Security-Policy']).toBe(
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
  );
});

test('the configuration of nginx on the page has the same headers', () => {
  const page = readFileSync('contributing/site/deploying.mdx', 'utf8');
  const [everywhere, assets] = readBlocks();
  const added = [...page.matchAll(/add_header (\S+) ("[^"]*"|\S+) always;/g)].map(
    ([, name, value]) => [name, value!.replaceAll('"', '')],
  );
  expect(Object.fromEntries(added)).toEqual(everywhere!.headers);
  expect(page).toContain(`~^/assets/ "${assets!.headers['Cache-Control']}"`);
});

test('what may be kept for a year has the hash of its content in its name', () => {
  const files = builtFiles(/^assets\/.*\.\w+$/);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((name) => !/[.-][0-9a-f]{8,32}\.\w+$/.test(name))).toEqual([]);
});

test('with the headers, the site works', async ({page, problems}) => {
  const server = await startServer({
    dir: BUILD,
    basePath: SITE.baseUrl,
    port: 0,
    wrap: withHeaders(readBlocks()),
  });
  try {
    const response = await page.goto(`${server.url}docs/getting-started/quickstart`);
    expect(response?.headers()).toMatchObject({'x-content-type-options': 'nosniff'});
    await expectHydrated(page);
    const search = new SearchModal(page);
    await search.open();
    await search.ask('timeout', /timeout/i);
    expect(problems.all).toEqual([]);
    // The snippets of further results are on their way.
    await page.goto('about:blank');
  } finally {
    await server.close();
  }
});

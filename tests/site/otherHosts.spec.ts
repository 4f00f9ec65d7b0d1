import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import {startServer} from '../../scripts/serve';
import {test as base} from './search/modal';
import {BUILD, readBuilt, SITE} from './support/buildOutput';
import {API, INTRO} from './support/landmarks';
import {expect, expectHydrated} from './support/test';

/** The folder of the archive of a release: links begin with its name. */
const FOLDER = path.posix.basename(SITE.baseUrl);

/** The headers of `_headers` for each file. */
const headers = new Map(
  [
    ...readBuilt('_headers')
      .split('\n\n')[0]!
      .matchAll(/^ {2}([\w-]+): (.+)$/gm),
  ].map((line) => [line[1]!, line[2]!]),
);

const test = base.extend<{unpacked: string}>({
  // Before the page, which ends first: what it requests last is answered.
  unpacked: async ({}, use) => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'archive-'));
    symlinkSync(BUILD, path.join(dir, FOLDER), 'junction');
    const server = http.createServer(
      sirv(dir, {setHeaders: (response) => response.setHeaders(headers)}),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
    rmSync(dir, {recursive: true});
  },
});

test('the archive of a release works on a plain static server with our headers, and asks for nothing else', async ({
  unpacked,
  page,
  search,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const title = page.getByRole('heading', {level: 1});

  const response = await page.goto(`${unpacked}/${FOLDER}/`);
  expect(response?.headers()).toMatchObject({'x-content-type-options': 'nosniff'});
  await expectHydrated(page);
  await expect(title).toContainText('Web, Android');
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  for (const [link, heading] of [
    ['Documentation', INTRO.title],
    ['API', API.title],
    ['Contributing', 'Welcome'],
    ['Blogs', 'Blog'],
  ] as const) {
    await page.getByRole('link', {name: link, exact: true}).first().click();
    await expect(title).toContainText(heading);
  }
  expect(await page.evaluate(() => 'stayed' in window), 'no page was loaded anew').toBe(true);

  // The address of a page works by itself, and so do the search, "Next", and "Copy page".
  await page.goto(`${unpacked}/${FOLDER}/docs/intro`);
  await search.open();
  await search.ask('timeout', /timeout/i);
  await page.keyboard.press('Escape');
  await page.getByRole('link', {name: /^Next/}).click();
  await expect(title).not.toHaveText(INTRO.title);
  const twin = await page.request.get(`${unpacked}/${FOLDER}/docs/intro.md`);
  expect(await twin.text()).toContain(`# ${INTRO.title}`);

  expect(requests.length).toBeGreaterThan(20);
  expect(requests.filter((url) => !url.startsWith(`${unpacked}/${FOLDER}/`))).toEqual([]);
});

test('a reload keeps the place on a host that adds a slash to each address', async ({page}) => {
  const server = await startServer({
    dir: BUILD,
    basePath: SITE.baseUrl,
    port: 0,
    // As `python3 -m http.server` does for folders.
    wrap: (serveFile) => (request, response) => {
      if (/\.\w+$|\/$/.test(request.url!)) {
        serveFile(request, response);
      } else {
        response.writeHead(301, {Location: `${request.url}/`}).end();
      }
    },
  });
  await page.goto(`${server.url}docs/getting-started/quickstart`);
  for (const place of [1200, 2400]) {
    await expectHydrated(page);
    await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), place);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await page.reload();
    await expectHydrated(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  }
  await server.close();
});

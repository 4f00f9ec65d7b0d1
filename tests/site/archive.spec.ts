import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {siteArchive} from '../../scripts/archive/siteArchive';
import {contentTypeOf} from '../../scripts/serve/contentTypes';
import {SITE} from '../../src/environment/site';
import {writeFiles} from '../files';
import {SearchModal} from './search/modal';
import {BUILD} from './support/build';
import {expect, expectHydrated, test as base} from './support/test';

interface FileServer {
  readonly url: string;
  readonly dir: string;
}

/** Answers as most file servers do: a folder has an index file, and redirects to its slash. */
function answer(
  dir: string,
  url: string,
): {status: number; headers: Record<string, string>; body?: Buffer} {
  const [pathname = ''] = url.split(/[?#]/);
  const file = path.join(dir, decodeURIComponent(pathname));
  const stats = statSync(file, {throwIfNoEntry: false});
  if (stats?.isDirectory() && !pathname.endsWith('/')) {
    return {status: 301, headers: {Location: `${pathname}/`}};
  }
  const found = stats?.isDirectory() ? path.join(file, 'index.html') : file;
  return statSync(found, {throwIfNoEntry: false})?.isFile()
    ? {status: 200, headers: {'Content-Type': contentTypeOf(found).type}, body: readFileSync(found)}
    : {status: 404, headers: {}};
}

const test = base.extend<{fileServer: FileServer}>({
  fileServer: async ({}, use) => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'archive-'));
    const server = http.createServer((request, response) => {
      const {status, headers, body} = answer(dir, request.url ?? '/');
      response.writeHead(status, headers).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, dir});
    server.closeAllConnections();
    server.close();
    rmSync(dir, {recursive: true});
  },
});

test('the archive reads, navigates, and searches in any folder of a server, and asks for nothing else', async ({
  // Before the page, which ends first: what it requests last is answered.
  fileServer: {url, dir},
  page,
}) => {
  const files = unzipSync(siteArchive(BUILD, SITE.baseUrl, 'copy'));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const search = new SearchModal(page);

  for (const [folder, start, heading] of [
    ['/copy/', 'docs/intro', 'What Boyka Framework does'],
    ['/Lab_2/tools-3.1/copy/', 'index.html', 'Web, Android'],
  ] as const) {
    writeFiles(path.join(dir, folder, '..'), files);
    requests.length = 0;
    await page.goto(`${url}${folder}${start}`);
    await expectHydrated(page);
    await expect(page.locator('h1')).toContainText(heading);
    await expect(page.getByRole('img', {name: 'Boyka Framework'}).first()).toBeVisible();
    await page.evaluate(() => Object.assign(window, {stayed: true}));
    await page.getByRole('link', {name: 'API', exact: true}).first().click();
    await expect(page.locator('h1')).toHaveText('API reference');
    // A link of the page before, which stays, has the same target here.
    await expect(
      page.getByRole('contentinfo').getByRole('link', {name: 'Documentation', exact: true}),
    ).toHaveAttribute('href', `${folder}docs/intro`);
    await search.open();
    await search.ask('isDisplayed');
    await search.hit('isDisplayed').first().click();
    await expect(page).toHaveURL(
      `${url}${folder}api/actions/elements/element-actions#is-displayed`,
    );
    await expect(page.locator('h1')).toHaveText('ElementActions');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    // The address of a page that was navigated to works by itself, too.
    await page.reload();
    await expectHydrated(page);
    await expect(page.locator('h1')).toHaveText('ElementActions');
    const sheets = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(new Set(sheets).size, 'each style sheet once').toBe(sheets.length);
    expect(requests.length).toBeGreaterThan(20);
    expect(requests.filter((address) => !address.startsWith(url + folder))).toEqual([]);
  }

  // Two slashes at the beginning of a path name no other host.
  requests.length = 0;
  await page.goto(`${url}//copy/docs/intro/index.html`);
  await expectHydrated(page);
  await expect(page).toHaveURL(`${url}/copy/docs/intro/`);
  await expect(page.locator('h1')).toHaveText('What Boyka Framework does');
  expect(requests.filter((address) => !address.startsWith(`${url}/`))).toEqual([]);

  await test.step('no page has an address that begins at the root of the server', () => {
    const pages = Object.entries(files).filter(([name]) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(150);
    const rooted = pages.flatMap(([name, content]) =>
      (
        new TextDecoder()
          .decode(content)
          .match(/<[a-z][^>]*[\s;](?:href|src|action|url)=["']?\/[^>]*>/gi) ?? []
      ).map((tag) => `${name}: ${tag}`),
    );
    expect(rooted).toEqual([]);
  });
});

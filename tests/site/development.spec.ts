import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, openSync, rmSync} from 'node:fs';
import path from 'node:path';
import {requireFreePort} from '../../scripts/lib/port';
import {copySource} from '../build/support/sourceCopy';
import {test as siteTest} from './search/modal';
import {BUILD, SITE} from './support/buildOutput';
import {setConnection} from './support/connection';
import {QUICKSTART} from './support/landmarks';
import {expect, open} from './support/test';
import {ANALYTICS} from './support/preview';

const test = siteTest.extend<{dev: {url: string; dir: string}}>({
  /** What `npm start` starts in a copy of the site, with the ids of all services; its output is among the results. */
  dev: [
    async ({}, use, info) => {
      const dir = copySource();
      const port = await requireFreePort(0);
      const url = `http://127.0.0.1:${port}${SITE.baseUrl}`;
      const log = openSync(info.outputPath('start.log'), 'w');
      const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/start.ts'], {
        cwd: dir,
        env: {
          ...process.env,
          // The bundler's cache would be the one of the site itself.
          DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
          PORT: String(port),
          ...ANALYTICS,
        },
        stdio: ['ignore', log, log],
        // A group of its own: the generator runs below tsx, and both have to end.
        detached: true,
      });
      const ended = once(child, 'close');
      try {
        await expect(async () => expect((await fetch(url)).status).toBe(200)).toPass();
        await use({url, dir});
      } finally {
        process.kill(-child.pid!, 'SIGKILL');
        await ended;
        rmSync(dir, {recursive: true, force: true});
      }
    },
    {timeout: 240_000},
  ],
  baseURL: async ({dev}, use) => use(dev.url),
});

test('npm start serves no analytics service, and no index of the search until a build has made one', async ({
  page,
  search,
  dev,
}) => {
  await setConnection(page, {saveData: false});
  for (const route of ['/', '/docs/intro']) {
    await open(page, route);
    // By the browser, which repeats a request on a connection that the server has closed meanwhile.
    const served = await page.evaluate(async () => (await fetch(location.href)).text());
    for (const html of [served, await page.content()]) {
      expect(html).not.toMatch(/googletagmanager|google-analytics|FIXTURE/);
    }
    const services = await page.evaluate(() =>
      ['ga', 'gtag', 'dataLayer'].filter((x) => x in window),
    );
    expect(services).toEqual([]);
  }

  const index = path.join(dev.dir, 'build/search/index.json');
  rmSync(index, {force: true});
  await search.open();
  await page.keyboard.type('quick');
  await expect(search.modal).toContainText(
    'Unable to fetch resultsSearch has no index yet: run `npm run build` once.',
  );
  mkdirSync(path.dirname(index), {recursive: true});
  cpSync(path.join(BUILD, 'search/index.json'), index);
  await page.keyboard.press('Escape');
  await search.open();
  await page.keyboard.type('quickstart');
  await expect(search.hit(QUICKSTART.title).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(QUICKSTART.title);
  await open(page, '/search?q=quickstart');
  await expect(page.locator('article').first()).toContainText(QUICKSTART.title);
});

import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, openSync, rmSync} from 'node:fs';
import path from 'node:path';
import {requireFreePort} from '../../../scripts/lib/port';
import {test as siteTest} from '../../site/search/modal';
import {BUILD, SITE} from '../../site/support/buildOutput';
import {QUICKSTART} from '../../site/support/landmarks';
import {expect, open} from '../../site/support/test';
import {copySource} from '../support/sourceCopy';

const test = siteTest.extend<{dev: {url: string; dir: string}}>({
  /** What `npm start` starts in a copy of the site; its output is among the results. */
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

test('the search of npm start asks for a build until there is one', async ({page, search, dev}) => {
  await open(page, '/docs/intro');
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

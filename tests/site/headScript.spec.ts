import type {Page} from '@playwright/test';
import type {LoadContext} from '@docusaurus/types';
import {headScriptCode} from '../../src/plugins/headScript';
import {expect, test} from './support/test';

// The states of the head script that no page of the build gets into, on a page that has nothing else.

const HOST = 'http://own.example';

test.use({hosts: /^own\.example$/});

/** Serves the same page at every address of the host, and returns the addresses that are loaded. */
async function serve(page: Page, baseUrl = '/base/'): Promise<string[]> {
  const context = {
    baseUrl,
    siteStorage: {type: 'localStorage', namespace: '-abc'},
    siteConfig: {themeConfig: {colorMode: {respectPrefersColorScheme: true}}},
  } as unknown as LoadContext;
  const body = `<!doctype html><html><script>{${headScriptCode(context)}}</script>
    <h1>Page</h1>`;
  const loads: string[] = [];
  await page.unrouteAll();
  await page.route(`${HOST}/**`, (route) => {
    loads.push(new URL(route.request().url()).pathname);
    return route.fulfill({contentType: 'text/html', body});
  });
  return loads;
}

test('leaves other addresses, and the color mode of another site of the host, as they are', async ({
  page,
}) => {
  const loads = await serve(page);
  const addresses = ['/base/', '/base/docs/intro', '/base/html', '/elsewhere/docs/Intro.html'];
  await page.goto(`${HOST}/base/`);
  await page.evaluate(() => localStorage.setItem('theme', 'banana'));
  for (const address of addresses) {
    await page.goto(HOST + address);
    await expect(page).toHaveURL(HOST + address);
  }
  expect(loads.slice(1)).toEqual(addresses);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('banana');
});

test('redirects from two slashes to no other host when the site has no base path', async ({
  page,
}) => {
  await serve(page, '/');
  for (const path of [
    '//e.example/x.html',
    '//e.example/index.html',
    '///e.example/',
    '//e.example',
  ]) {
    await page.goto(HOST + path);
    await expect(page, path).toHaveURL(/^http:\/\/own\.example\/e\.example(?:\/x)?$/);
  }
});

// cspell:ignore Ehtml
import {SUMMARY} from '../../src/config/identity';
import {REDIRECTS} from '../../src/config/redirects';
import {HOME} from './support/buildOutput';
import {INTRO} from './support/landmarks';
import {expect, expectHydrated, test} from './support/test';

test('each other way to write an address opens the page at its own', async ({
  page,
  site,
  problems,
}) => {
  // GitHub Pages takes most of them for other addresses: its answer is 404.html.
  problems.allow(/404/);
  for (const [asked, bare, heading] of [
    ['docs/intro/', 'docs/intro', INTRO.title],
    ['docs/intro/index.html', 'docs/intro', INTRO.title],
    ['docs/intro.html', 'docs/intro', INTRO.title],
    ['docs/intro.html/', 'docs/intro', INTRO.title],
    ['docs/intro%2Ehtml', 'docs/intro', INTRO.title],
    ['docs//intro', 'docs/intro', INTRO.title],
    ['Docs/INTRO.html', 'docs/intro', INTRO.title],
    ['blog/', 'blog', 'Blog'],
    ['index.html', '', SUMMARY],
  ] as const) {
    await test.step(`/${asked}`, async () => {
      await page.goto(`${site.url}${asked}?q=1#here`);
      await expect(page).toHaveURL(`${site.url}${bare}?q=1#here`);
      await expectHydrated(page);
      await expect(page.locator('h1')).toHaveText(heading);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', HOME + bare);
    });
  }
});

test('a redirect keeps query and hash', async ({page, site}) => {
  // All redirects have one script; tests/built/links.test.ts reads their targets.
  const {from, to} = REDIRECTS.at(-1)!;
  await page.goto(`${site.url}${from.slice(1)}?from=old#part`);
  await expect(page).toHaveURL(`${site.url}${to.slice(1)}?from=old#part`);
  await expect(page.locator('h1')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a redirect reaches its target too', async ({page, site}) => {
    await page.goto(`${site.url}docs`);
    await page.waitForURL(`${site.url}docs/intro`);
    await expect(page.locator('h1')).toHaveCount(1);
  });
});

// cspell:ignore Ehtml
import {load} from 'cheerio';
import {REDIRECTS} from '../../src/config/redirects';
import {builtFiles, HOME, readBuilt, SITE} from './support/buildOutput';
import {INTRO} from './support/landmarks';
import {expect, expectHydrated, readSitemap, test} from './support/test';

const stubs = new Set(REDIRECTS.map(({from}) => `${from.slice(1)}/index.html`));

/** The pages of the build, without redirects and flat copies. */
const PAGES = builtFiles(/(?:^|\/)index\.html$/).filter((file) => !stubs.has(file));

/** The addresses that a page names, and where; absolute, without the hash. */
function addressesOn(file: string): [address: string, where: string][] {
  return load(readBuilt(file))(
    'link:is([rel="canonical"], [rel="alternate"]), a[href], [property="og:url"]',
  )
    .toArray()
    .map(({name, attribs}) => {
      const {href} = new URL(attribs['href'] ?? attribs['content'] ?? '', HOME);
      return [href.split('#')[0]!, `<${name}> of ${file}`];
    });
}

test('no address that the site publishes answers with a redirect or an error', async ({site}) => {
  const addresses = new Map(PAGES.flatMap(addressesOn));
  for (const route of readSitemap()) {
    addresses.set(HOME + route.slice(1), 'the sitemap');
  }
  for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
    const text = readBuilt(`blog/${feed}`);
    for (const [address] of text.matchAll(/https?:\/\/[^\s"'<>\\]+/g)) {
      addresses.set(address.split('#')[0]!, feed);
    }
  }
  const wrong: string[] = [];
  let count = 0;
  for (const [address, where] of addresses) {
    if (address.startsWith(HOME)) {
      count += 1;
      const url = address.slice(SITE.url.length);
      const {status} = await fetch(new URL(url, site.url), {method: 'HEAD', redirect: 'manual'});
      if (status !== 200 || (url !== SITE.baseUrl && url.endsWith('/'))) {
        wrong.push(`${status} for ${url}, ${where}`);
      }
    }
  }
  expect(count).toBeGreaterThan(PAGES.length);
  expect(PAGES.filter((file) => file !== file.toLowerCase())).toEqual([]);
  expect(wrong).toEqual([]);
});

test('what is served here is what GitHub Pages serves: folders redirect, other paths have 404.html', async ({
  site,
}) => {
  for (const [path, status, answer] of [
    [SITE.baseUrl.slice(0, -1), 301, SITE.baseUrl],
    [`${SITE.baseUrl}assets`, 301, `${SITE.baseUrl}assets/`],
    [`${SITE.baseUrl}assets/`, 404, 'No page at this address'],
    [`${SITE.baseUrl}docs/%zz`, 404, 'No page at this address'],
    [`${SITE.baseUrl}docs//intro`, 404, 'No page at this address'],
    ['/elsewhere/docs/intro', 404, 'the site begins at'],
  ] as const) {
    const response = await fetch(new URL(path, site.url), {redirect: 'manual'});
    expect(response.status, path).toBe(status);
    expect(response.headers.get('Location') ?? (await response.text()), path).toContain(answer);
  }
});

for (const [asked, bare, heading] of [
  ['docs/intro/', 'docs/intro', INTRO.title],
  ['docs/intro/index.html', 'docs/intro', INTRO.title],
  ['docs/intro.html', 'docs/intro', INTRO.title],
  ['docs/intro.html/', 'docs/intro', INTRO.title],
  ['docs/intro%2Ehtml', 'docs/intro', INTRO.title],
  ['docs//intro', 'docs/intro', INTRO.title],
  ['docs/INTRO', 'docs/intro', INTRO.title],
  ['Docs/Intro.html', 'docs/intro', INTRO.title],
  ['blog.html', 'blog', 'Blog'],
  ['blog/', 'blog', 'Blog'],
  ['index.html', '', 'Web, Android, iOS, macOS, and API tests in one Java project'],
] as const) {
  test(`/${asked} is opened as /${bare}`, async ({page, site, problems}) => {
    // GitHub Pages takes most of them for other addresses: its answer is 404.html.
    problems.allow(/404/);
    await page.goto(`${site.url}${asked}?q=1#here`);
    const address = `${site.url}${bare}?q=1#here`;
    await expect(page).toHaveURL(address);
    await expectHydrated(page);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', HOME + bare);
  });
}

/** One of each list; the others differ from them in nothing but the target. */
const VISITED = [REDIRECTS[0]!, REDIRECTS.at(-1)!];

for (const {from, to} of VISITED) {
  test(`${from} redirects to ${to} with query and hash`, async ({page, site}) => {
    const target = `${site.url}${to.slice(1)}`;
    // Whether the target is whole is checked in routes.spec.ts: here it is empty, to save time.
    await page.route(`${target}?*`, (route) => route.fulfill({contentType: 'text/html', body: ''}));
    await page.goto(`${site.url}${from.slice(1)}?from=old#part`, {waitUntil: 'commit'});
    await page.waitForURL(`${target}?from=old#part`, {waitUntil: 'commit'});
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a redirect reaches its target too', async ({page, site}) => {
    await page.goto(`${site.url}docs`);
    await page.waitForURL(`${site.url}docs/intro`);
    await expect(page.locator('h1')).toHaveCount(1);
  });
});

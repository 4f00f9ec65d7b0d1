import {REDIRECTS, type Redirect} from '../../src/config/redirects';
import {expect, isolatedTest, readSitemap, test} from './support/test';

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

test('every other redirect has the page of those, with a target that is there', async ({site}) => {
  const pageOf = async (route: string) => {
    const response = await fetch(`${site.url}${route.slice(1)}?from=old`);
    expect.soft(response.status, route).toBe(200);
    return {text: await response.text(), search: new URL(response.url).search};
  };
  /** The text of a redirect with a placeholder for its target. */
  const templateOf = async ({from, to}: Redirect) => {
    const {text, search} = await pageOf(from);
    expect.soft(search, `query of ${from}`).toBe('?from=old');
    const address = new RegExp(`/boyka-framework${to}(?=")`, 'g');
    expect.soft(text.match(address), `addresses of ${to} on ${from}`).toHaveLength(4);
    return text.replace(address, '{target}');
  };
  const template = await templateOf(VISITED[0]!);
  expect(template).toContain('<meta name="robots" content="noindex">');
  for (const redirect of REDIRECTS) {
    expect.soft(await templateOf(redirect), redirect.from).toBe(template);
    await pageOf(redirect.to);
  }
});

test('redirects are no pages of the sitemap', () => {
  const routes = readSitemap();
  expect(routes.length).toBeGreaterThan(0);
  expect(REDIRECTS.filter(({from}) => routes.includes(from))).toEqual([]);
});

test.describe('without JavaScript', () => {
  isolatedTest.use({javaScriptEnabled: false});

  isolatedTest('a redirect reaches its target too', async ({page, site}) => {
    await page.goto(`${site.url}docs`);
    await page.waitForURL(`${site.url}docs/intro`);
    await expect(page.locator('h1')).toHaveCount(1);
  });
});

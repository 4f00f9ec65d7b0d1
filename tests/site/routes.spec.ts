import type {Request} from '@playwright/test';
import {SITE} from '../../src/environment/site';
import {COLORS, findViolations, RULES} from './support/axe';
import {findOverflow} from './support/layout';
import {MOST_SHIFT, readShifts, recordShifts} from './support/layoutShift';
import {readPages} from './support/pages';
import {expect, expectHydrated, readRoutes, readSitemap, test} from './support/test';

const {published} = readRoutes();
const sitemap = readSitemap();
// The list is a minimum: what the build has beyond it is visited too.
const routes = [...new Set([...published, ...sitemap])];
const titles = new Map(readPages().map(({route, title}) => [route, title]));

/** Each width with the order of color modes, so that a page is loaded once in either. */
const VISITS = [
  [390, ['light', 'dark']],
  [1280, ['dark', 'light']],
] as const;

/** Headings of the pages that have no source of their own. */
const GENERATED: Readonly<Record<string, string>> = {
  '/blog': 'Blog',
  '/blog/archive': 'Archive',
  '/blog/authors': 'Authors',
  '/pages': 'All pages',
  '/search': 'Search',
};

for (const route of routes) {
  test(`${route} is whole, accessible, alone, still, and no wider than the window`, async ({
    page,
    site,
  }) => {
    const foreign: string[] = [];
    const {origin} = new URL(site.url);
    const onRequest = (request: Request) => {
      const url = new URL(request.url());
      if (url.protocol !== 'data:' && url.origin !== origin) {
        foreign.push(request.url());
      }
    };
    page.on('request', onRequest);
    await recordShifts(page);
    for (const [width, modes] of VISITS) {
      await page.setViewportSize({width, height: 900});
      const response = await page.goto(site.url + route.slice(1));
      expect(response?.status(), 'status').toBe(200);
      await expectHydrated(page);
      const {sum, moved} = await readShifts(page);
      expect
        .soft(sum, `at ${width} pixels moved: ${moved.join('\n')}`)
        .toBeLessThanOrEqual(MOST_SHIFT);
      expect.soft(await findOverflow(page), `overflow at ${width} pixels`).toEqual([]);
      for (const mode of modes) {
        await page.emulateMedia({colorScheme: mode});
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        const violations = await findViolations(page, 'html', mode === modes[0] ? RULES : COLORS);
        expect.soft(violations, `accessibility at ${width} pixels, ${mode}`).toEqual([]);
      }
    }
    await page.setViewportSize({width: 320, height: 256});
    expect.soft(await findOverflow(page), 'overflow at 320 pixels').toEqual([]);

    const expected = GENERATED[route] ?? titles.get(route);
    await expect.soft(page.locator('h1'), 'heading').toHaveText([expected ?? /\S/]);
    // The title of the home page is the tagline: see home.spec.ts.
    const title = expected ? `${expected} | Boyka Framework` : /^.+ \| Boyka Framework$/;
    await expect.soft(page, 'title').toHaveTitle(title);
    const canonical = page.locator('link[rel="canonical"]');
    const address = SITE.url + SITE.baseUrl + route.slice(1);
    const href = (await canonical.getAttribute('href')) ?? '';
    expect.soft(href.replace(/\/$/, ''), 'canonical address').toBe(address.replace(/\/$/, ''));
    // A connection that is opened ahead of a request tells the other host of the page, too.
    const ahead = page.locator(':is(link[rel="preconnect"], link[rel="dns-prefetch"])');
    await expect.soft(ahead, 'connections ahead of a request').toHaveCount(0);
    page.off('request', onRequest);
    expect(foreign, 'requests to other hosts').toEqual([]);
  });
}

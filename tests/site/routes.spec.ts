import {expectAccessibleInModes, findViolations} from './support/axe';
import {HOME} from './support/buildOutput';
import {findOverflow} from './support/layout';
import {MOST_SHIFT, readShifts, recordShifts} from './support/layoutShift';
import {PAGE_LIMITS} from './support/pageKinds';
import {sourcePages} from './support/pages';
import {SAMPLE_PAGES} from './support/samplePages';
import {addressOf, expect, expectHydrated, readRoutes, readSitemap, test} from './support/test';

// Every route once: what its own content decides. Every template at every width and in both modes:
// what its layout and colors decide.

const {published} = readRoutes();
const sitemap = readSitemap();
// The list is a minimum: what the build has beyond it is visited too.
const routes = [...new Set([...published, ...sitemap])];
const titles = new Map(sourcePages().map(({route, title}) => [route, title]));

/** Runs in the page: whether the window is at its top, with the entry of the page in the sidebar. */
const showsEntry = () =>
  new Promise<boolean>((resolve) => {
    const entries = document.querySelectorAll('.theme-doc-sidebar-menu a[aria-current="page"]');
    const last = [...entries].at(-1);
    if (!last) {
      resolve(false);
      return;
    }
    new IntersectionObserver(([entry]) => {
      resolve(entry!.isIntersecting && scrollY === 0);
    }).observe(last);
  });

/** Headings of the pages that have no source of their own. */
const GENERATED: Readonly<Record<string, string>> = {
  '/blog': 'Blog',
  '/blog/archive': 'Archive',
  '/blog/authors': 'Authors',
  '/pages': 'All pages',
  '/search': 'Search',
};

for (const route of routes) {
  test(`${route} is whole, accessible, still, and no wider than the window`, async ({page}) => {
    await recordShifts(page);
    // Too low for the whole of a sidebar.
    await page.setViewportSize({width: 1280, height: 650});
    const response = await page.goto(addressOf(route));
    expect(response?.status(), 'status').toBe(200);
    await expectHydrated(page);
    const {sum, moved} = await readShifts(page);
    expect.soft(sum, `moved: ${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
    const hasSidebar = /^\/(api|docs|contributing|community)\//.test(route);
    expect.soft(await page.evaluate(showsEntry), 'the entry of the page').toBe(hasSidebar);
    expect.soft(await findViolations(page), 'accessibility').toEqual([]);
    // The last one is a window of 1280 × 1024 pixels at 400 %.
    for (const [width, height] of [
      [1280, 650],
      [390, 900],
      [320, 256],
    ] as const) {
      await page.setViewportSize({width, height});
      expect.soft(await findOverflow(page), `overflow at ${width} pixels`).toEqual([]);
    }

    // Read at once: a locator would have Playwright's own code compiled in the page.
    const {elements, headings, title, canonical, ahead} = await page.evaluate(() => ({
      elements: document.querySelectorAll('*').length,
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
      title: document.title,
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      ahead: document.querySelectorAll('link:is([rel="preconnect"], [rel="dns-prefetch"])').length,
    }));
    expect
      .soft(elements, 'elements: render less for a method, or split the page by task')
      .toBeLessThanOrEqual(PAGE_LIMITS.nodes);
    const heading = GENERATED[route] ?? titles.get(route);
    expect.soft(headings, 'heading').toEqual([heading ?? expect.stringMatching(/\S/)]);
    // The title of the home page is the tagline: see home.spec.ts.
    const ending = '| Boyka Framework';
    expect
      .soft(title, 'title')
      .toEqual(heading ? `${heading} ${ending}` : expect.stringContaining(` ${ending}`));
    expect.soft(canonical, 'canonical address').toBe(HOME + route.slice(1));
    // A connection that is opened ahead of a request reveals the page to the other host, too.
    expect.soft(ahead, 'connections ahead of a request').toBe(0);
  });
}

for (const route of SAMPLE_PAGES) {
  test(`the template of ${route} is accessible in both modes at every width`, async ({page}) => {
    await recordShifts(page);
    await page.setViewportSize({width: 390, height: 900});
    await page.goto(addressOf(route));
    await expectHydrated(page);
    const {sum, moved} = await readShifts(page);
    expect.soft(sum, `moved: ${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
    for (const width of [390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({width, height: 900});
      expect.soft(await findOverflow(page), `overflow at ${width} pixels`).toEqual([]);
      await expectAccessibleInModes(page, `at ${width} pixels`);
    }
  });
}

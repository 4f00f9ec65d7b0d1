import type {Page} from '@playwright/test';
import {AREAS} from '../../src/config/areas';
import {builtFiles, loadBuilt} from './support/buildOutput';
import {holdBack} from './support/holdBack';
import {ELEMENT_ACTIONS, SUPPORT} from './support/landmarks';
import {addressOf, expect, expectHydrated, expectIdle, open, test} from './support/test';

// Where a page is scrolled to: after Back and Forward, and when a link or an address names a heading.

/** Six kinds of page. */
const PAGES = [
  '/',
  '/docs/guides/waits-and-timeouts',
  '/docs/guides/config/configuration',
  '/api/actions/elements/element-actions',
  '/contributing/site/working-on-the-site',
  '/blog/welcome',
] as const;
const OTHER = '/community/support-us';
const NAVBAR = 56;

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** The address of a heading in the lower half of a page. */
function deepHeading(route: string): string {
  const ids = loadBuilt(route === '/' ? '' : route)('main :is(h2, h3)[id]')
    .toArray()
    .map(({attribs}) => attribs['id']!);
  return `#${ids[Math.floor(ids.length / 2)]}`;
}

/** Follows a link of the page, which a click of the mouse would scroll to. */
async function follow(page: Page, href: string): Promise<void> {
  const link = page.locator(`a[href="${href}"]`).first();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
}

const inSite = (route: string) => `/boyka-framework${route}`;

/** Waits for a position, which has to stay. */
async function expectPlace(page: Page, top: number, what: string): Promise<void> {
  await expect.poll(() => scrollTop(page), what).toBe(top);
  await expectIdle(page);
  expect(await scrollTop(page), what).toBe(top);
}

for (const width of [390, 1280]) {
  for (const route of PAGES) {
    test(`Back and Forward keep the place on ${route} at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      const enter = {
        'by its address': () => open(page, route),
        'by a link': async () => {
          await open(page, '/pages');
          await follow(page, inSite(route));
          await expect(page).toHaveURL(new RegExp(`${inSite(route)}$`));
        },
        'by a hash': () => open(page, route + deepHeading(route)),
      };
      for (const [how, act] of Object.entries(enter)) {
        await act();
        await expectIdle(page);
        await page.evaluate(() => window.scrollBy({top: 400, behavior: 'instant'}));
        await expectIdle(page);
        const place = await scrollTop(page);
        expect(place, how).toBeGreaterThan(300);
        const heading = await page.locator('h1').textContent();
        await follow(page, inSite(OTHER));
        await expect(page.locator('h1')).toHaveText(SUPPORT.title);
        await page.evaluate(() => window.scrollTo({top: 120, behavior: 'instant'}));
        await expectIdle(page);
        await page.goBack();
        await expect(page.locator('h1')).toHaveText(heading!);
        await expectPlace(page, place, `${how}, Back`);
        await page.goForward();
        await expect(page.locator('h1')).toHaveText(SUPPORT.title);
        await expectPlace(page, 120, `${how}, Forward`);
      }
    });
  }
}

/** For each area, one link from it to a heading of each other area that it links to. */
function linksToHeadings(): [from: string, to: string][] {
  const areaOf = (path: string) => AREAS.find(({id}) => path.startsWith(`/${id}/`))?.id ?? '';
  const found = new Map<string, [string, string]>();
  for (const file of builtFiles(/index\.html$/)) {
    const route = `/${file.replace(/\/?index\.html$/, '')}`;
    for (const {attribs} of loadBuilt(route)('main a[href*="#"]').toArray()) {
      const href = attribs['href']!;
      const [path = '', hash = ''] = href.replace('/boyka-framework', '').split('#');
      if (href.startsWith('/boyka-framework/') && hash && areaOf(path) !== areaOf(route)) {
        found.set(`${areaOf(route)} ${areaOf(path)}`, [route, href]);
      }
    }
  }
  return [...found.values()];
}

for (const width of [390, 1280]) {
  test(`a link to a heading of another area ends with it below the navbar at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const links = linksToHeadings();
    expect(links.length).toBeGreaterThan(3);
    for (const [route, href] of links) {
      await open(page, route);
      await follow(page, href);
      await expect(page).toHaveURL(new RegExp(`${href.replaceAll(/[.+?$()]/g, '\\$&')}$`));
      await expectIdle(page);
      const target = page.locator(`[id="${decodeURIComponent(href.split('#')[1]!)}"]`);
      const top = await target.evaluate((element) => element.getBoundingClientRect().top);
      expect(top, `${route} to ${href}`).toBeGreaterThanOrEqual(NAVBAR);
      await expect(target, `${route} to ${href}`).toBeInViewport();
    }
  });
}

test('a page of the reference that a link opens has one font from its first frame on', async ({
  page,
}) => {
  await open(page, '/pages');
  await page.evaluate((wanted) => {
    const fonts = new Set<string>();
    Object.assign(window, {fonts});
    const note = () => {
      const title = document.querySelector('.markdown h1');
      if (title?.textContent === wanted) {
        fonts.add(getComputedStyle(title).font);
      }
      requestAnimationFrame(note);
    };
    note();
  }, ELEMENT_ACTIONS.title);
  await follow(page, inSite('/api/actions/elements/element-actions'));
  await expect(page.locator('h1')).toHaveText(ELEMENT_ACTIONS.title);
  await expectIdle(page);
  const fonts = await page.evaluate(() => [...(window as unknown as {fonts: Set<string>}).fonts]);
  expect(fonts).toHaveLength(1);
});

test('a deep link shows its target before any script has come', async ({page}) => {
  for (const route of PAGES.slice(1)) {
    const release = await holdBack(page, /\/assets\/js\//);
    const hash = deepHeading(route);
    await page.goto(addressOf(route) + hash, {waitUntil: 'commit'});
    await expect(page.locator(`[id="${hash.slice(1)}"]`), route + hash).toBeInViewport();
    release();
    await expectHydrated(page);
    await expect(page.locator(`[id="${hash.slice(1)}"]`), route + hash).toBeInViewport();
    await page.unrouteAll();
  }
});

test('Back and Forward through tabs and searches show each as it was', async ({page}) => {
  const searchbox = page.getByRole('searchbox');
  const first = page.getByRole('article').first();
  const tab = (name: string) => page.getByRole('tab', {name, exact: true}).first();
  await open(page, '/?platform=android');
  await tab('macOS').click();
  await expect(page).toHaveURL(/\?platform=macos$/);
  await open(page, '/search?q=actions');
  await page.getByLabel('Area').selectOption('API');
  await expect(page).toHaveURL(/area=api/);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/api\//);
  const go = (distance: number) => page.evaluate((steps) => history.go(steps), distance);
  for (let time = 0; time < 5; time += 1) {
    await go(-1);
    await go(1);
  }
  await expect(page).toHaveURL(/\/api\//);
  await go(-1);
  await expect(searchbox).toHaveValue('actions');
  await expect(page.getByLabel('Area')).toHaveValue('api');
  await expect(first).toBeVisible();
  await page.goBack();
  while (page.url().includes('/search')) {
    await page.goBack();
  }
  await expect(tab('macOS')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(searchbox).toHaveValue('actions');
  await expect(first).toBeVisible();
});

test('the shell that a reader chose is chosen on the next page', async ({page}) => {
  await open(page, '/docs/guides/run/behind-a-proxy');
  await page.getByRole('tab', {name: 'PowerShell'}).first().click();
  await open(page, '/docs/guides/run/grid-or-cloud');
  const chosen = page.getByRole('tab', {name: 'PowerShell'}).first();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
});

test('a link to a text opens the fold that has it, as the search of the browser does', async ({
  page,
}) => {
  await open(page, '/docs/getting-started/quickstart#:~:text=No%20compiler%20is%20provided');
  await expect(page.getByText('No compiler is provided in this environment')).toBeInViewport();
});

test('an address leads to text in a tab that is not selected, and in a closed fold', async ({
  page,
}) => {
  await open(page, '/docs/getting-started/quickstart#create');
  const heading = page.getByRole('heading', {name: 'Use the Boyka CLI'});
  await expect(heading).toBeInViewport();

  await open(page, '/docs/getting-started/quickstart#no-compiler');
  await expect(page.getByText('No compiler is provided in this environment')).toBeVisible();

  await open(page, '/docs/guides/waits-and-timeouts#requests');
  await expect(page.getByRole('heading', {name: 'Requests'})).toBeInViewport();
});

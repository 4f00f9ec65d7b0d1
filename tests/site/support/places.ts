import {expect, type Page} from '@playwright/test';
import {AREAS} from '../../../src/config/areas';
import {loadBuilt, SITE} from './buildOutput';
import {holdBack} from './holdBack';
import {SUPPORT} from './landmarks';
import {addressOf, expectHydrated, expectIdle, open} from './test';

const NAVBAR = 56;

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** The address of a route with the base path, as links have it. */
const inSite = (route: string) => SITE.baseUrl.slice(0, -1) + route;

/** Follows a link of the page, which a click of the mouse would scroll to. */
async function follow(page: Page, href: string): Promise<void> {
  const link = page.locator(`a[href="${href}"]`).first();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
}

/** The address of a heading in the lower half of a page. */
function deepHeading(route: string): string {
  const ids = loadBuilt(route)('main :is(h2, h3)[id]')
    .toArray()
    .map(({attribs}) => attribs['id']!);
  return `#${ids[Math.floor(ids.length / 2)]}`;
}

/** Waits for a position, which has to stay. */
async function expectPlace(page: Page, top: number, what: string): Promise<void> {
  await expect.poll(() => scrollTop(page), what).toBe(top);
  await expectIdle(page);
  expect(await scrollTop(page), what).toBe(top);
}

/** Expects Back and Forward to keep the place on a page, however the reader came to it. */
export async function expectPlacesKept(page: Page, route: string): Promise<void> {
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
    await follow(page, inSite(`/${SUPPORT.path}`));
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
}

/**
 * Expects links to headings to end with them in the window, below the navbar: from this page, one to
 * each other area.
 */
export async function expectHeadingsShown(page: Page, route: string): Promise<void> {
  const links = AREAS.filter(({id}) => !route.startsWith(`/${id}/`)).flatMap(
    ({id}) =>
      loadBuilt(route)(`main a[href^="${inSite(`/${id}/`)}"][href*="#"]`).attr('href') ?? [],
  );
  expect(links, route).not.toEqual([]);
  for (const href of links) {
    await open(page, route);
    await follow(page, href);
    await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
    await expectIdle(page);
    const target = page.locator(`[id="${decodeURIComponent(href.split('#')[1]!)}"]`);
    const top = await target.evaluate((element) => element.getBoundingClientRect().top);
    expect(top, `${route} to ${href}`).toBeGreaterThanOrEqual(NAVBAR);
    await expect(target, `${route} to ${href}`).toBeInViewport();
  }
}

/** Expects a deep link to show its target before any script has come, and afterwards. */
export async function expectTargetAtOnce(page: Page, route: string): Promise<void> {
  const release = await holdBack(page, /\/assets\/js\//);
  const hash = deepHeading(route);
  const target = page.locator(`[id="${hash.slice(1)}"]`);
  await page.goto(addressOf(route) + hash, {waitUntil: 'commit'});
  await expect(target, route + hash).toBeInViewport();
  release();
  await expectHydrated(page);
  await expect(target, route + hash).toBeInViewport();
  await page.unrouteAll();
}

import type {Locator, Page} from '@playwright/test';
import {expect, expectHydrated, isolatedTest, open, readRoutes, test} from './support/test';

const PHONE = {width: 390, height: 844};
const DEEP = '/api/actions/interfaces/listeners/data/language-action-listener';
const LONG = '/api/actions/elements/element-actions';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const current = (list: Locator) => list.locator('a[aria-current="page"]').last();
const pageTop = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('the current entry is in view', () => {
  test.use({viewport: {width: 1366, height: 650}});

  test('of the sidebar, on pages of each area, without moving the page', async ({page, site}) => {
    await page.setViewportSize({width: 1366, height: 650});
    const areas = /^\/(api|docs|contributing|community)\//;
    const routes = readRoutes().published.filter((route) => areas.test(route));
    for (const route of [DEEP, ...routes.filter((_, index) => index % 9 === 0)]) {
      await page.goto(site.url + route.slice(1));
      await expectHydrated(page);
      await expect(current(sidebar(page)), route).toBeInViewport();
      expect(await pageTop(page), route).toBe(0);
    }
  });

  test('of the sidebar, after client navigation', async ({page}) => {
    await open(page, DEEP);
    await expect(current(sidebar(page))).toBeInViewport();
    await page.getByRole('link', {name: /^Previous/}).click();
    await expect(page).not.toHaveURL(new RegExp(DEEP));
    await expect(current(sidebar(page))).toBeInViewport();
  });

  test('of the contents, at an anchor, and while the page is scrolled', async ({page}) => {
    await open(page, LONG);
    const contents = page.locator('.theme-doc-toc-desktop');
    const links = contents.getByRole('link');
    const last = await links.last().getAttribute('href');
    await expect(links.last()).not.toBeInViewport();
    await page.goto(`.${LONG}${last}`);
    await expect(page.locator(last!)).toBeInViewport();
    await expect(links.last()).toBeInViewport();
    await page.mouse.move(600, 300);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(links.first()).toBeInViewport();
  });

  test('of the mobile menu', async ({page}) => {
    await page.setViewportSize({width: 390, height: 650});
    await open(page, DEEP);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(current(page.locator('.navbar-sidebar'))).toBeInViewport();
    expect(await pageTop(page)).toBe(0);
  });
});

test.describe('the mobile menu by keyboard', () => {
  test.use({viewport: PHONE});

  test('keeps the focus between its panels, and returns it on Escape', async ({page}) => {
    await open(page, '/docs/intro');
    const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
    await opener.press('Enter');
    const back = page.getByRole('button', {name: /Back to main menu/});
    await back.press('Enter');
    // The first entry of the panel that has come.
    const first = page.locator('.navbar-sidebar').getByRole('link', {name: 'Documentation'});
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('returns the focus on Escape, even when nothing has it', async ({page}) => {
    await open(page, '/docs/intro');
    const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
    await opener.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await expect(page.locator('.navbar-sidebar :focus')).toHaveCount(1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});

test('Community opens with the supporters, from the navbar and by its bare address', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Community'}).click();
  await expect(page).toHaveURL(/\/community\/our-supporters$/);
  await expect(page.locator('h1')).toHaveText('Our supporters');
  await expect(sidebar(page).getByRole('link').first()).toHaveText('Our supporters');
  await page.goto('./community');
  await expect(page).toHaveURL(/\/community\/our-supporters$/);
});

test.describe('without JavaScript on a phone', () => {
  isolatedTest.use({javaScriptEnabled: false, viewport: PHONE});

  isolatedTest(
    'the areas and the pages of the sidebar can be reached, and nothing is dead',
    async ({page, site}) => {
      await page.goto(`${site.url}docs/intro`);
      await expect(page.locator('h1')).toHaveText('What Boyka Framework does');
      for (const name of ['Toggle navigation bar', /^Search/, /color mode/, 'Copy']) {
        await expect(page.getByRole('button', {name}).and(page.locator(':visible'))).toHaveCount(0);
      }
      await expect(sidebar(page).getByRole('link', {name: 'Quickstart'})).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(PHONE.width);
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API'}).click();
      await expect(page.locator('h1')).toHaveText('API reference');
    },
  );

  isolatedTest(
    'the page of results says what it needs, and links to the areas',
    async ({page, site}) => {
      await page.goto(`${site.url}search?q=locator`);
      const main = page.getByRole('main');
      await expect(main).toContainText('The search needs JavaScript.');
      await expect(main.getByRole('searchbox')).toBeHidden();
      await main.getByRole('link', {name: 'Community'}).click();
      await expect(page.locator('h1')).toHaveText('Our supporters');
    },
  );

  isolatedTest('the logo is the one of the color mode', async ({page, site}) => {
    for (const [colorScheme, file] of [
      ['dark', 'mark-dark.svg'],
      ['light', 'mark.svg'],
    ] as const) {
      await page.emulateMedia({colorScheme});
      await page.goto(`${site.url}docs/intro`);
      const logo = page.locator('.navbar__logo img').and(page.locator(':visible'));
      await expect(logo).toHaveCount(1);
      await expect(logo).toHaveAttribute('src', new RegExp(`/${file}$`));
    }
  });
});

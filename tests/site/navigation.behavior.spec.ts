import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './support/test';

const DEEP = '/api/actions/interfaces/listeners/data/language-action-listener';
const LONG = '/api/actions/elements/element-actions';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const current = (list: Locator) => list.locator('a[aria-current="page"]').last();

// visit.spec.ts visits each page with a sidebar.
test.describe('the current entry is in view', () => {
  test.use({viewport: {width: 1366, height: 650}});

  test('of the sidebar after client navigation, and of the menu of a phone', async ({page}) => {
    await open(page, DEEP);
    await expect(current(sidebar(page))).toBeInViewport();
    await page.getByRole('link', {name: /^Previous/}).click();
    await expect(page).not.toHaveURL(new RegExp(DEEP));
    await expect(current(sidebar(page))).toBeInViewport();

    await page.setViewportSize({width: 390, height: 650});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(current(page.locator('.navbar-sidebar'))).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
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
});

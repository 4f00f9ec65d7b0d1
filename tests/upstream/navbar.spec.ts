import type {Page} from '@playwright/test';
import {expect, open, test} from '../site/support/test';
import {LONG_PAGE, scrollSteps} from '../site/support/pageParts';

/** The lower edge of the navbar in the window: negative or 0 while the navbar is hidden. */
const navbarBottom = (page: Page) =>
  page.locator('nav.navbar').evaluate((element) => element.getBoundingClientRect().bottom);

test('hides scrolling down, shows scrolling up', async ({page}) => {
  await open(page, LONG_PAGE);
  await scrollSteps(page, 150, 6);
  await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
  await scrollSteps(page, -100, 3);
  await expect.poll(() => navbarBottom(page)).toBeGreaterThan(40);
  expect(await page.evaluate(() => scrollY), 'not at the top again').toBeGreaterThan(0);
});

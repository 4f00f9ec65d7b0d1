import type {Page} from '@playwright/test';
import {expect, open, test} from '../site/support/test';
import {LONG_PAGE, scrollSteps} from '../site/support/navbar';

/** The lower edge of the navbar in the window: negative or 0 while the navbar is hidden. */
const navbarBottom = (page: Page) =>
  page.locator('nav.navbar').evaluate((element) => element.getBoundingClientRect().bottom);

/** Opens a long page, and scrolls it until its navbar is hidden. */
async function hideNavbar(page: Page): Promise<void> {
  await open(page, LONG_PAGE);
  await scrollSteps(page, 150, 6);
  await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
}

test('hides scrolling down, shows scrolling up', async ({page}) => {
  await hideNavbar(page);
  await scrollSteps(page, -100, 3);
  await expect.poll(() => navbarBottom(page)).toBeGreaterThan(40);
  expect(await page.evaluate(() => scrollY), 'not at the top again').toBeGreaterThan(0);
});

test('keeps the navbar when the page is scrolled by less than its height', async ({page}) => {
  await open(page, LONG_PAGE);
  const height = await navbarBottom(page);
  await scrollSteps(page, 10, 4);
  expect(await page.evaluate(() => scrollY)).toBe(40);
  await expect(page.locator('nav.navbar')).not.toHaveClass(/navbarHidden/);
  await scrollSteps(page, 40, 2);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(height);
  await expect(page.locator('nav.navbar')).toHaveClass(/navbarHidden/);
});

test('shows the navbar again when a hash has no target', async ({page}) => {
  await hideNavbar(page);
  await page.evaluate(() => {
    location.hash = 'nowhere';
  });
  await expect.poll(() => navbarBottom(page)).toBeGreaterThan(40);
});

test('shows the navbar again after a navigation', async ({page}) => {
  await hideNavbar(page);
  await page.locator('.pagination-nav__link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(LONG_PAGE));
  await expect.poll(() => navbarBottom(page)).toBeGreaterThan(40);
});

test('keeps the navbar hidden when a hash has a target', async ({page}) => {
  await hideNavbar(page);
  const link = page.locator('.table-of-contents__link').last();
  const id = (await link.getAttribute('href'))!.slice(1);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  // Follows the navbar until nothing on the page moves.
  const lowest = await page.locator('nav.navbar').evaluate(async (navbar) => {
    let bottom = -Infinity;
    let scrolled = NaN;
    while (navbar.getAnimations().length > 0 || scrolled !== scrollY) {
      scrolled = scrollY;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      bottom = Math.max(bottom, navbar.getBoundingClientRect().bottom);
    }
    return bottom;
  });
  expect(lowest).toBeLessThanOrEqual(0);
});

import type {Locator, Page} from '@playwright/test';
import {CONFIG_OVERVIEW} from '../../src/data/config-pages';
import {expect, open, test} from './support/test';

const SECTIONS = '/docs/guides/config/web';

const background = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

/** Follows a link that may be far down a page, as a click of a reader does. */
async function follow(page: Page, href: string) {
  await page.locator(`main a[href$="${href}"]`).first().click();
}

test.describe('the target of an address is marked after client navigation', () => {
  test('a key, and not the one before', async ({page}) => {
    await open(page, `${CONFIG_OVERVIEW}#ui.web.headless`);
    const row = page.locator('[id="ui.web.headless"] > td').first();
    const plain = await background(page.locator('[id="ui.web.browser"] > td').first());
    expect(await background(row), 'row by its address').not.toBe(plain);

    await follow(page, `${SECTIONS}#ui.web.browser`);
    await expect(page.locator('h1')).toHaveText('Web configuration');
    const key = page.locator('[id="ui.web.browser"]');
    await expect(key).toHaveAttribute('data-target', '');
    expect(await background(key), 'key').not.toBe(
      await background(page.locator('[id="ui.web.headless"]')),
    );
  });

  test('a heading, and no longer the one that the page was opened with', async ({page}) => {
    await open(page, '/docs/getting-started/architecture#the-parts');
    const [first, second] = [page.locator('#the-parts'), page.locator('#call')];
    const tint = await background(first);
    const plain = await background(second);
    expect(tint, 'by its address').not.toBe(plain);
    await page.locator('.table-of-contents a[href="#call"]').click();
    await expect(second).toHaveAttribute('data-target', '');
    expect(await background(second), 'after the link').toBe(tint);
    expect(await background(first), 'the first one').toBe(plain);
  });
});

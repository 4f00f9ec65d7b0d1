import type {Locator} from '@playwright/test';
import {expect, open, test} from './support/test';

const background = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

test('client navigation marks its target, and no longer the one that the page was opened with', async ({
  page,
}) => {
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

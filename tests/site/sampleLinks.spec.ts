import {expectAccessibleInModes} from './support/axe';
import {expect, open, test} from './support/test';

const GUIDE = '/docs/guides/ui/assertions';

test('a name in Java leads to its section, looks like the rest until it is meant, and is no stop of the Tab key', async ({
  page,
}) => {
  await open(page, GUIDE);
  const link = page.locator('pre').getByRole('link', {name: 'verifyText', exact: true}).first();
  await expect(link).toHaveCSS('text-decoration-color', 'rgba(0, 0, 0, 0)');
  const color = await link.evaluate((element) => getComputedStyle(element).color);
  await link.hover();
  await expect(link).toHaveCSS('text-decoration-color', color);
  expect(await link.evaluate((element: HTMLElement) => element.tabIndex)).toBe(-1);
  await expectAccessibleInModes(page, 'samples with links', 'main');
  await link.click();
  await expect(page).toHaveURL(/\/element-actions#verify-text$/);
  await expect(page.locator('#verify-text')).toBeInViewport();
});

test('copied code has no links', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, GUIDE);
  const block = page
    .locator('.theme-code-block')
    .filter({has: page.locator('pre a')})
    .first();
  await block.getByRole('button', {name: /^Copy/}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain((await block.locator('pre a').first().textContent())!);
  expect(copied).not.toMatch(/<a|href/);
});

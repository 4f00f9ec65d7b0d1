import {expectAccessibleInModes} from './support/axe';
import {expect, open, test} from './support/test';

test('a name in Java leads to its section, looks like the rest until it is meant, and is no stop of the Tab key', async ({
  page,
}) => {
  await open(page, '/docs/guides/ui/assertions');
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

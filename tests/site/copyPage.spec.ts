import {readBuilt} from './support/buildOutput';
import {expect, open, test} from './support/test';

test('Copy page copies the twin, and says so when it cannot', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/intro');
  const link = page.getByRole('link', {name: 'View as Markdown'});
  const button = page.getByRole('button', {name: 'Copy page'});
  for (const control of [button, link]) {
    expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  }
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const twin = readBuilt('docs/intro.md');
  // What is pasted elsewhere leads to the same places.
  const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url!);
  const base = new URL((await link.getAttribute('href'))!, page.url());
  expect(linksOf(twin).some((url) => !URL.canParse(url))).toBe(true);
  expect(linksOf(copied)).toEqual(linksOf(twin).map((url) => new URL(url, base).href));
  const withoutLinks = (text: string) => text.replaceAll(/\]\([^)]+\)/g, ']()');
  expect(withoutLinks(copied)).toBe(withoutLinks(twin));

  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('denied'));
  });
  await button.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Not copied'})).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/intro$/);
});

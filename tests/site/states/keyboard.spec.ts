import {API} from '../support/landmarks';
import {expect, open, test} from '../support/test';

test('a page that a link opens is announced, Tab begins at its top, and the footer leads to the keys', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const announced = page.locator('#route-announcer');
  await expect(announced).toBeEmpty();
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await page.getByRole('link', {name: 'API', exact: true}).first().click();
  await expect(page).toHaveURL(/\/api\/intro/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(announced).toHaveText(`${API.title} | Boyka Framework`);
  await expect(page).toHaveTitle(`${API.title} | Boyka Framework`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to the content'})).toBeFocused();

  await page.getByRole('link', {name: 'Keyboard shortcuts'}).click();
  await expect(page.getByRole('heading', {name: /^Keyboard shortcuts/})).toBeInViewport();
  const text = page.locator('h3#keyboard + p');
  for (const key of ['/', 'Ctrl+K', '⌘K', '↓', '↑', 'Enter', 'Esc', '←', '→']) {
    await expect(text.locator('code').getByText(key, {exact: true}).first(), key).toBeVisible();
  }
});

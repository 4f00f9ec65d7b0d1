import {expect, open, test} from '../site/support/test';

test('sets the keyboard class on Tab and removes it on mouse down', async ({page}) => {
  await open(page, '/docs/intro');
  const body = page.locator('body');
  await page.locator('h1').click();
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass(/navigation-with-keyboard/);
});

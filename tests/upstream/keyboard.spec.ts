import {expect, open, test} from '../site/support/test';

test('the class that style sheets draw the focus by is there until a click, and again with Tab', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const body = page.locator('body');
  await expect(body).toContainClass('navigation-with-keyboard');
  await page.mouse.click(5, 5);
  await expect(body).not.toContainClass('navigation-with-keyboard');
  await page.keyboard.press('Tab');
  await expect(body).toContainClass('navigation-with-keyboard');
});

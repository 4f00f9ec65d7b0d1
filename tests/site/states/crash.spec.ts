import {expectAccessibleInModes} from '../support/axe';
import {breakMethod} from '../support/breakMethod';
import {navbarOf} from '../support/pageParts';
import {expect, open, test} from '../support/test';

test('a crash shows the whole chain of causes within the layout, and Try again repairs the page', async ({
  page,
  problems,
}) => {
  problems.allow(/broken/);
  await open(page, '/search');
  for (const [what, broken, advice] of [
    ['a part of a page', ['Array', 'join', ' › '], ''],
    ['the component of the page itself', ['String', 'trim', 'timeout'], 'update your browser'],
  ] as const) {
    await test.step(what, async () => {
      await page.getByRole('searchbox').fill('');
      const repair = await breakMethod(page, broken);
      await page.getByRole('searchbox').fill('timeout');
      await expect(page.locator('h1')).toHaveText('This page crashed.');
      await expect(page.getByText('broken\n\nCause:\nmiddle\n\nCause:\ninner')).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('main')).toContainText(advice);
      await expect(navbarOf(page)).toBeVisible();
      await expectAccessibleInModes(page, what);
      await repair();
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.locator('h1')).toHaveText('Search');
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }
});

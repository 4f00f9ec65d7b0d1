import {expect, expectHydrated, open, test} from '../support/test';

test('whatever is in storage, the announcement bar shows', async ({page}) => {
  await open(page, '/docs/intro');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('docusaurus.announcement.dismiss')) {
        localStorage.setItem(key, 'true');
      }
    }
  });
  expect(
    await page.evaluate(() => Object.values(localStorage).filter((value) => value === 'true')),
  ).toHaveLength(1);
  await page.reload();
  await expectHydrated(page);
  await expect(page.getByText('Boyka is free and open source')).toBeVisible();
});

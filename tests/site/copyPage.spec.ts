import {absoluteLinks} from '../../src/components/MarkdownActions/absoluteLinks';
import {readBuilt} from './support/buildOutput';
import {INTRO} from './support/landmarks';
import {expect, open, test} from './support/test';

test('Copy page copies the twin, and says so when it cannot', async ({page, problems}) => {
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
  const {href} = new URL((await link.getAttribute('href'))!, page.url());
  expect(copied).toBe(absoluteLinks(twin, href));
  expect(copied).not.toBe(twin);

  // No Markdown, or an error.
  problems.allow(/500/);
  for (const answer of [
    {contentType: 'text/html', body: '<h1>Log in</h1>'},
    {contentType: 'text/markdown', body: '<h1>Log in</h1>'},
    {status: 500, body: '# Error'},
    'denied',
  ] as const) {
    await open(page, '/docs/intro');
    if (answer === 'denied') {
      await page.evaluate(() => {
        navigator.clipboard.write = () => Promise.reject(new Error('denied'));
      });
    } else {
      await page.route(/\.md$/, (route) => route.fulfill(answer), {times: 1});
    }
    await button.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Not copied'})).toBeVisible();
    await expect(page.locator('h1')).toHaveText(INTRO.title);
  }
});

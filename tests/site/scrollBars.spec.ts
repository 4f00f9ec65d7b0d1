import playwright from '../../playwright.config';
import {findOverflow, findSlightScrolls} from './support/layout';
import {expect, open, test} from './support/test';

// Playwright hides them, and so do phones and most laptops; with a mouse a window has them.
test.use({
  launchOptions: {...playwright.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']},
});

test('nothing is wider than a window with scroll bars', async ({page}) => {
  for (const route of ['/', '/docs/intro', '/api/actions/elements/element-actions', '/blog']) {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, route);
    for (const width of [1280, 1024, 600]) {
      await page.setViewportSize({width, height: 800});
      const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(bar, 'the scroll bar takes room').toBeGreaterThan(5);
      expect.soft(await findOverflow(page), `${route} at ${width} pixels`).toEqual([]);
    }
  }
});

test('nothing scrolls down by a few pixels', async ({page}) => {
  for (const route of ['/', '/docs/getting-started/quickstart', '/docs/guides/config/web']) {
    await open(page, route);
    expect.soft(await page.evaluate(findSlightScrolls), route).toEqual([]);
  }
});

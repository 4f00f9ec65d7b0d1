import {findFaults} from './support/axe';
import {NO_PAGE, SAMPLE_PAGES} from './support/samplePages';
import {addressOf, expect, expectHydrated, open, test} from './support/test';

const WIDTHS = [320, 390, 768, 1280, 1920];
const MODES = ['light', 'dark'] as const;

/** Texts of headings, links, and buttons that are cut off at the side. */
const findClipped = () =>
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a, th')]
    .filter((element) => {
      const {overflowX, display} = getComputedStyle(element);
      return (
        overflowX !== 'visible' &&
        display !== 'none' &&
        element.scrollWidth > element.clientWidth + 1
      );
    })
    .map((element) => element.textContent);

for (const width of WIDTHS) {
  test(`no page is wider than the window at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const route of SAMPLE_PAGES) {
      await open(page, route);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${route} is wider than ${width} pixels`).toBeLessThanOrEqual(0);
      expect(await page.evaluate(findClipped), `${route} cuts off text`).toEqual([]);
    }
  });
}

// Cascade layers that are compiled away would let the generator's own color win.
for (const [mode, link] of [
  ['light', 'rgb(10, 90, 105)'],
  ['dark', 'rgb(118, 207, 221)'],
] as const) {
  test(`links have the color of the tokens in ${mode} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme: mode});
    await open(page, '/docs/intro');
    await expect(page.locator('.markdown p a, .markdown li a').first()).toHaveCSS('color', link);
  });
}

for (const mode of MODES) {
  for (const width of [390, 1280]) {
    test(`no fault of accessibility, ${mode} mode, ${width} pixels`, async ({page, problems}) => {
      problems.allow(/404/);
      test.setTimeout(90_000);
      await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 900});
      for (const route of SAMPLE_PAGES) {
        await open(page, route);
        expect(await findFaults(page), route).toEqual([]);
      }
      await page.goto(addressOf(NO_PAGE));
      await expectHydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('No page at this address');
      expect(await findFaults(page), 'the page for unknown addresses').toEqual([]);
    });
  }
}

for (const mode of MODES) {
  test(`no fault of accessibility in the open menu, ${mode} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/contributing/welcome');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport({ratio: 1});
    await expect(page.locator('.navbar-sidebar .menu__link').last()).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });
}

test('the search for faults finds one', async ({page}) => {
  await open(page, '/docs/intro');
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('img')));
  expect((await findFaults(page)).join('\n')).toContain('image-alt');
});

import {expectInSight} from './support/inSight';
import {scrollSteps, setColorMode} from './support/pageParts';
import {NO_PAGE} from './support/samplePages';
import {expect, open, test} from './support/test';

/** Compares a computed style with that of an element that has the value itself. */
const hasStyle = (element: Element, [property, value]: readonly [string, string]) => {
  const probe = document.createElement('i');
  probe.style.setProperty(property, value);
  element.parentElement!.append(probe);
  const [shown, wanted] = [element, probe].map((each) =>
    getComputedStyle(each).getPropertyValue(property),
  );
  probe.remove();
  return shown === wanted || `${shown}, not ${wanted}`;
};

test('links, code, and the search dialog have their own colors in both modes', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/guides/create-first-project');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await setColorMode(page, colorScheme);
    for (const [selector, color, property = 'color'] of [
      // Cascade layers that are compiled away would let the generator's own color win.
      ['.markdown p a', 'var(--bk-link)'],
      ['.attr-name', 'var(--bk-syn-type)'],
      ['.attr-value', 'var(--bk-syn-string)'],
      ['dialog[open]', 'var(--bk-surface)', 'background-color'],
    ] as const) {
      const element = page.locator(selector).first();
      // The color changes a frame after the mode.
      await expect
        .poll(
          () => element.evaluate(hasStyle, [property, color] as const),
          `${selector}, ${colorScheme}`,
        )
        .toBe(true);
    }
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('no field is so small that iOS zooms in on it', async ({page, problems}) => {
    problems.allow(/404/);
    for (const route of [
      '/docs/getting-started/starter',
      '/docs/guides/config/check',
      '/docs/guides/config/configuration',
      '/docs/guides/troubleshooting',
      '/search',
      NO_PAGE,
    ]) {
      await open(page, route, route === NO_PAGE ? 404 : 200);
      // The dialog has a field, too.
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
      const sizes = await page
        .locator('select, textarea, input:not([type="radio"], [type="checkbox"], [type="file"])')
        .evaluateAll((fields) =>
          fields.map((field) => parseFloat(getComputedStyle(field).fontSize)),
        );
      expect(sizes.length, route).toBeGreaterThan(1);
      expect(Math.min(...sizes), route).toBeGreaterThanOrEqual(16);
    }
  });

  test('keeps the paragraph in view when it is turned', async ({page}) => {
    await open(page, '/docs/guides/create-first-project');
    const read = page.locator('.markdown > p').nth(20);
    const top = await read.evaluate((element) => element.getBoundingClientRect().top);
    await scrollSteps(page, top - 187, 1);
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({width, height});
      await expectInSight(read);
    }
  });
});

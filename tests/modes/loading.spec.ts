import {MOST_SHIFT, recordShifts, readShifts} from '../site/support/layoutShift';
import {NO_PAGE, SAMPLE_PAGES} from '../site/support/samplePages';
import {expect, expectHydrated, test} from '../site/support/test';

/** One page of each template, and the states that a page gets only in the browser. */
const TEMPLATES = [
  ...SAMPLE_PAGES,
  '/api/intro',
  '/blog/tags',
  '/community/our-team',
  '/docs/getting-started/architecture',
  '/search?q=timeout',
  NO_PAGE,
];

/** Runs in the page; elements of the first screens whose font differs from their first one. */
const changedFonts = () => {
  const state = window as unknown as {fonts?: Map<Element, string>};
  const fonts = (state.fonts ??= new Map());
  const texts = document.querySelectorAll('h1, h2, h3, article :is(p, li, a, code)');
  return [...texts].slice(0, 60).flatMap((element) => {
    const {font} = getComputedStyle(element);
    const first = fonts.get(element) ?? font;
    fonts.set(element, first);
    return first === font ? [] : `${element.textContent}: ${first}, then ${font}`;
  });
};

for (const width of [390, 1280]) {
  for (const route of TEMPLATES) {
    test(`${route} keeps its layout and fonts while it arrives in pieces at ${width} pixels`, async ({
      page,
      slowSite,
      problems,
    }) => {
      problems.allow(/404/);
      await page.setViewportSize({width, height: 850});
      await recordShifts(page);
      expect(await slowSite.load(page, route.slice(1), changedFonts)).toEqual([]);
      await expectHydrated(page);
      const last = route.includes('?q=') ? 'main article' : 'h1';
      await expect(page.locator(last).first()).toBeVisible();
      expect(await page.evaluate(changedFonts)).toEqual([]);
      const {sum, moved} = await readShifts(page);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
}

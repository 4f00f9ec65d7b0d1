import {NO_PAGE, SAMPLE_PAGES} from './support/samplePages';
import {expect, open, test} from './support/test';

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

test('no field is so small that iOS zooms in on it', async ({page, problems}) => {
  problems.allow(/404/);
  const seen = new Set<string>();
  for (const route of [...SAMPLE_PAGES, NO_PAGE]) {
    await open(page, route, route === NO_PAGE ? 404 : 200);
    // The dialog has a field, too.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    const fields = await page
      .locator('select, textarea, input:not([type="radio"], [type="checkbox"], [type="file"])')
      .evaluateAll((elements) =>
        elements.map((element) => ({
          name: element.outerHTML.slice(0, 80),
          size: parseFloat(getComputedStyle(element).fontSize),
        })),
      );
    expect(
      fields.filter(({size}) => size < 16),
      route,
    ).toEqual([]);
    fields.forEach(({name}) => seen.add(name));
  }
  expect(seen.size, 'fields').toBeGreaterThan(6);
});

test('the contents of a page say whether they are open', async ({page}) => {
  await open(page, '/docs/getting-started/quickstart');
  const button = page.getByRole('button', {name: 'On this page'});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', {name: 'Read the test', exact: true}).first()).toBeVisible();
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('what folds and unfolds is high enough for a finger', async ({page}) => {
  for (const route of ['/api/actions/elements/element-actions', '/docs/guides/troubleshooting']) {
    await open(page, route);
    const heights = await page
      .locator('main summary')
      .evaluateAll((all) => all.map((summary) => summary.getBoundingClientRect().height));
    expect(heights.length, route).toBeGreaterThan(0);
    // WCAG 2.2, 2.5.8
    expect(Math.min(...heights), route).toBeGreaterThanOrEqual(24);
  }
});

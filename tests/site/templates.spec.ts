import {COLORS, expectAccessibleInModes, findViolations} from './support/axe';
import {findOverflow, unfold} from './support/layout';
import {MOST_SHIFT, readShifts, recordShifts} from './support/layoutShift';
import {setColorMode} from './support/pageParts';
import {NO_PAGE, SAMPLE_PAGES} from './support/samplePages';
import {expect, open, test} from './support/test';

// What the colors and the components of a template decide; tests/modes has each page.

for (const route of [...SAMPLE_PAGES, '/community/our-team', NO_PAGE]) {
  test(`the template of ${route} is still on a phone, and accessible in both modes, wide and narrow`, async ({
    page,
    problems,
  }) => {
    problems.allow(/404/);
    await page.setViewportSize({width: 390, height: 844});
    await recordShifts(page);
    await open(page, route, route === NO_PAGE ? 404 : 200);
    const {sum, moved} = await readShifts(page);
    expect.soft(sum, `moved: ${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
    await expectAccessibleInModes(page, 'at 390 pixels');
    for (const width of [768, 1920]) {
      await page.setViewportSize({width, height: 900});
      expect.soft(await findOverflow(page), `at ${width} pixels`).toEqual([]);
    }
    await page.setViewportSize({width: 1280, height: 900});
    await page.evaluate(unfold);
    await expectAccessibleInModes(page, 'at 1280 pixels, unfolded');
  });
}

test('the check finds violations, of contrast in either mode', async ({page}) => {
  await open(page, '/docs/intro');
  await page.locator('main').evaluate((main) => {
    main.append(document.createElement('img'));
    main.insertAdjacentHTML('beforeend', '<p style="color: light-dark(#aaa, #555)">Faint</p>');
  });
  const found = (await findViolations(page)).join('\n');
  expect(found).toContain('image-alt');
  expect(found).toContain('color-contrast');
  await setColorMode(page, 'dark');
  expect((await findViolations(page, 'html', COLORS)).join('\n')).toContain('color-contrast');
});

import {COLORS, expectAccessibleInModes, findViolations} from './support/axe';
import {findOverflow} from './support/layout';
import {readShifts, recordShifts} from './support/layoutShift';
import {setColorMode} from './support/pageParts';
import {expect, open, test} from './support/test';

const MODES = ['light', 'dark'] as const;

test('what a page folds is accessible when it is open', async ({page}) => {
  await open(page, '/api/actions/elements/finger-actions');
  const folds = page.locator('main details');
  expect(await folds.count()).toBeGreaterThan(5);
  await folds.evaluateAll((all) => all.forEach((fold) => fold.setAttribute('open', '')));
  await expectAccessibleInModes(page, 'the open folds');
});

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

test('links have the color of our token in both modes', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/intro');
  const link = page.locator('.markdown > ul a').first();
  for (const colorScheme of MODES) {
    await setColorMode(page, colorScheme);
    // Cascade layers that are compiled away would let the generator's own color win.
    // The color changes a frame after the mode.
    await expect
      .poll(() => link.evaluate(hasStyle, ['color', 'var(--bk-link)'] as const), colorScheme)
      .toBe(true);
  }
});

test('code has its colors, and a type in the sidebar the font of code', async ({page}) => {
  // No source of a page names these classes: a grammar does, or the list of the sidebar.
  for (const [route, name, property, value] of [
    ['/docs/guides/create-first-project', '.attr-name', 'color', 'var(--bk-syn-type)'],
    ['/docs/guides/create-first-project', '.attr-value', 'color', 'var(--bk-syn-string)'],
    ['/docs/guides/ui/write-test', '.operator', 'color', 'var(--bk-syn-punct)'],
    ['/docs/guides/run/ci', '.language-shell .function', 'color', 'inherit'],
    ['/docs/tutorials/i18n-l10n', '.language-shell .builtin', 'color', 'inherit'],
    [
      '/api/actions/elements/element-actions',
      '.bk-types .menu__link[aria-current="page"]:not(.menu__link--sublist)',
      'font-family',
      'var(--ifm-font-family-monospace)',
    ],
  ] as const) {
    await open(page, route);
    const element = page.locator(name).first();
    expect.soft(await element.evaluate(hasStyle, [property, value] as const), name).toBe(true);
  }
});

test('names in the lists of a type get a line below the pointer only', async ({page}) => {
  await open(page, '/api/actions/elements/element-actions');
  for (const name of ['isDisplayed()', 'FingerActions']) {
    const link = page.getByRole('main').getByRole('link', {name, exact: true}).first();
    await expect(link).toHaveCSS('text-decoration-line', 'none');
    await link.hover();
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
  }
});

test('the checks find a shift, what is too wide, and violations, of contrast in either mode', async ({
  page,
}) => {
  await recordShifts(page);
  await open(page, '/docs/intro');
  expect(await findViolations(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    main.append(document.createElement('img'));
    main.insertAdjacentHTML('beforeend', '<p style="color: light-dark(#aaa, #555)">Faint</p>');
    main.querySelector<HTMLElement>('.markdown > p')!.style.minWidth = '3000px';
    document.body.prepend(document.createElement('hr'));
  });
  expect((await readShifts(page)).sum).toBeGreaterThan(0);
  expect((await findOverflow(page)).join('\n')).toMatch(/too wide[^]*beyond the right edge/);
  const found = (await findViolations(page)).join('\n');
  expect(found).toContain('image-alt');
  expect(found).toContain('color-contrast');
  await setColorMode(page, 'dark');
  expect((await findViolations(page, 'html', COLORS)).join('\n')).toContain('color-contrast');
});

import {COLORS, expectAccessibleInModes, findViolations} from './support/axe';
import {findOverflow} from './support/layout';
import {readShifts, recordShifts} from './support/layoutShift';
import {setColorMode} from './support/navbar';
import {expect, open, test} from './support/test';

const MODES = ['light', 'dark'] as const;

test('what a page folds is accessible when it is open', async ({page}) => {
  await open(page, '/api/actions/elements/finger-actions');
  const folds = page.locator('main details');
  expect(await folds.count()).toBeGreaterThan(5);
  await folds.evaluateAll((all) => all.forEach((fold) => fold.setAttribute('open', '')));
  await expectAccessibleInModes(page, 'the open folds');
});

test('links have the color of our token in both modes', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/intro');
  for (const colorScheme of MODES) {
    await setColorMode(page, colorScheme);
    const link = page.locator('.markdown :is(p, li) a').first();
    const isTokens = () =>
      link.evaluate((element) => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--bk-link)';
        element.append(probe);
        const [shown, token] = [getComputedStyle(element).color, getComputedStyle(probe).color];
        probe.remove();
        return shown === token || `${shown}, not ${token}`;
      });
    // Cascade layers that are compiled away would let the generator's own color win.
    // The color changes a frame after the mode.
    await expect.poll(isTokens, colorScheme).toBe(true);
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

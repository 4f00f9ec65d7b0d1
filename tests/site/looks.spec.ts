import {findViolations} from './support/axe';
import {findOverflow} from './support/layout';
import {NO_PAGE, SAMPLE_PAGES} from './support/samplePages';
import {expect, open, test} from './support/test';

const MODES = ['light', 'dark'] as const;

/** Widths at which a page is loaded, each with those that it is resized to. */
const WIDTHS = [
  [390, [320, 768]],
  [1280, [1920]],
] as const;

for (const route of [...SAMPLE_PAGES, NO_PAGE]) {
  for (const [width, others] of WIDTHS) {
    test(`${route} fits the window and is accessible at ${width} pixels`, async ({
      page,
      problems,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({reducedMotion: 'reduce'});
      if (route === NO_PAGE) {
        problems.allow(/404/);
      }
      await open(page, route, route === NO_PAGE ? 404 : 200);
      for (const colorScheme of MODES) {
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect.soft(await findViolations(page), `accessibility, ${colorScheme}`).toEqual([]);
      }
      for (const other of [width, ...others]) {
        await page.setViewportSize({width: other, height: 900});
        expect.soft(await findOverflow(page), `overflow at ${other} pixels`).toEqual([]);
      }
    });
  }
}

test('the menu is accessible when it is open', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/contributing/welcome');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport({ratio: 1});
  await expect(page.locator('.navbar-sidebar .menu__link').last()).toBeVisible();
  for (const colorScheme of MODES) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect.soft(await findViolations(page), colorScheme).toEqual([]);
  }
});

test('links have the color of our token in both modes', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/intro');
  for (const colorScheme of MODES) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const link = page.locator('.markdown :is(p, li) a').first();
    // Cascade layers that are compiled away would let the generator's own color win.
    const [shown, token] = await link.evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--bk-link)';
      element.append(probe);
      const colors = [getComputedStyle(element).color, getComputedStyle(probe).color];
      probe.remove();
      return colors;
    });
    expect(shown, colorScheme).toBe(token);
  }
});

test('the check for overflow finds an element that is too wide', async ({page}) => {
  await open(page, '/docs/intro');
  await page
    .locator('.markdown > p')
    .first()
    .evaluate((element) => {
      element.style.minWidth = '3000px';
    });
  expect((await findOverflow(page)).join('\n')).toMatch(/too wide[^]*beyond the right edge/);
});

test('the accessibility check finds a violation', async ({page}) => {
  await open(page, '/docs/intro');
  await page.locator('main').evaluate((main) => main.append(document.createElement('img')));
  expect((await findViolations(page)).join('\n')).toContain('image-alt');
});

import type {Page} from '@playwright/test';
import {findOverflow} from './support/layout';
import {expect, open, test} from './support/test';

const PAGES = ['selenium', 'appium', 'rest-assured'];

/** The two sides: where each begins, and how many letters of code fit into its narrowest block. */
const sidesOf = (page: Page) =>
  page.locator('.bk-sides > div').evaluateAll((sides) =>
    sides.map((side) => {
      const {left, top} = side.getBoundingClientRect();
      const letters = [...side.querySelectorAll('pre code')].map((code) => {
        const style = getComputedStyle(code);
        const context = document.createElement('canvas').getContext('2d')!;
        context.font = style.font;
        const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
        return (code.parentElement!.clientWidth - padding) / context.measureText('m').width;
      });
      return {left, top, letters: Math.min(...letters)};
    }),
  );

for (const name of PAGES) {
  test(`the page for ${name} sets the code of both sides beside each other where 70 letters fit`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1600, height: 1000});
    await open(page, `/docs/guides/migrate/${name}`);
    const [theirs, ours] = await sidesOf(page);
    expect(ours!.top).toBe(theirs!.top);
    expect(ours!.left).toBeGreaterThan(theirs!.left);
    expect(Math.min(theirs!.letters, ours!.letters)).toBeGreaterThanOrEqual(70);
    expect(await findOverflow(page)).toEqual([]);

    await page.setViewportSize({width: 1280, height: 1000});
    const [above, below] = await sidesOf(page);
    expect(below!.left).toBe(above!.left);
    expect(below!.top).toBeGreaterThan(above!.top);
    for (const title of [/^With (?!Boyka)/, /^With Boyka Framework$/]) {
      await expect(page.locator('.bk-sides').getByText(title).first()).toBeVisible();
    }
  });
}

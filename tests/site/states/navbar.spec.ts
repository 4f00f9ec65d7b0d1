import {expect, open, test} from '../support/test';
import {LONG_PAGE, navbarBottom, scrollSteps} from '../support/navbar';

test('hides scrolling down, shows scrolling up', async ({page}) => {
  await open(page, LONG_PAGE);
  await scrollSteps(page, 150, 6);
  await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
  await scrollSteps(page, -100, 3);
  await expect.poll(() => navbarBottom(page)).toBeGreaterThan(40);
  expect(await page.evaluate(() => scrollY), 'not at the top again').toBeGreaterThan(0);
});

for (const width of [390, 1280]) {
  test(`a heading that a hash leads to is never covered at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, LONG_PAGE);
    const ids = await page
      .locator('.markdown :is(h2, h3)[id]')
      .evaluateAll((headings) => headings.map((heading) => heading.id));
    expect(ids.length).toBeGreaterThan(3);
    for (const id of ids.slice(0, 6)) {
      await page.goto('about:blank');
      await open(page, `${LONG_PAGE}#${id}`);
      const covered = () =>
        page.locator(`[id="${id}"]`).evaluate((heading) => {
          const {left, top} = heading.getBoundingClientRect();
          return !heading.contains(document.elementFromPoint(left + 4, top + 4));
        });
      await expect.poll(covered, `#${id}`).toBe(false);
      // The bar comes back when the reader scrolls up a little: there is room for both.
      const {y: room} = (await page.locator(`[id="${id}"]`).boundingBox())!;
      const {height} = (await page.locator('nav.navbar').boundingBox())!;
      expect(room).toBeGreaterThan(height);
    }
  });
}

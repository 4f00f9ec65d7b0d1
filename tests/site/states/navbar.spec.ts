import {loadBuilt} from '../support/build';
import {expect, open, test} from '../support/test';
import {LONG_PAGE} from '../support/navbar';

for (const width of [390, 1280]) {
  test(`a heading that a hash leads to is never covered at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const headings = loadBuilt(LONG_PAGE)('.markdown :is(h2, h3)[id]').toArray();
    expect(headings.length).toBeGreaterThan(6);
    for (const {attribs} of headings.slice(0, 6)) {
      const id = attribs['id']!;
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

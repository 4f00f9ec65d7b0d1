import {readFileSync} from 'node:fs';
import {loadBuilt} from './support/buildOutput';
import {expect, readRoutes, test} from './support/test';

// Mozilla's Readability is what Firefox's reader view and read-later tools are made of.

const source = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');

test('a reader view of each page has the headings of its sections', async ({page}) => {
  await page.evaluate(`${source}; Object.assign(window, {Readability})`);
  let count = 0;
  for (const route of readRoutes().published) {
    const $ = loadBuilt(route);
    $('script').remove();
    const headings = await page.evaluate((html) => {
      const {Readability} = window as unknown as {
        Readability: new (page: Document) => {parse: () => {content: string} | null};
      };
      // Without those of closed tabs, and those whose address says that they are for sharing.
      const headings = ':is(h2, h3):not([hidden] *, [id*="share"])';
      const textsIn = (root: ParentNode | null) =>
        [...(root?.querySelectorAll(headings) ?? [])].map(({textContent}) => textContent);
      const parser = new DOMParser();
      const built = parser.parseFromString(html, 'text/html');
      const wanted = textsIn(built.querySelector('.markdown'));
      const {content = ''} = new Readability(built).parse() ?? {};
      return {wanted, left: textsIn(parser.parseFromString(content, 'text/html'))};
    }, $.html());
    const {wanted, left} = headings;
    expect
      .soft(
        wanted.filter((heading) => !left.includes(heading)),
        route,
      )
      .toEqual([]);
    count += wanted.length;
  }
  expect(count, 'headings').toBeGreaterThan(500);
});

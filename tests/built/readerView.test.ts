import {expect, test} from 'vitest';
import {PAGES} from './support/site';

// Reader views and read-later tools (Mozilla's Readability) leave out a heading whose class is that of a
// page's furniture, and a `div` that is mostly links, with the heading in it.

const FURNITURE = /banner|breadcrumbs|footer|header|menu|related|scroll|share|sidebar|widget/;

/** The part of links in a text from which on it counts as navigation. */
const MOST_LINKS = 0.2;

test('a reader view of each page keeps the headings of its sections', () => {
  let count = 0;
  for (const {route, $} of PAGES) {
    for (const heading of $('.markdown :is(h2, h3)').toArray()) {
      const name = `${route}: ${$(heading).text()}`;
      expect($(heading).attr('class'), name).toMatch(/content/);
      expect($(heading).attr('class'), name).not.toMatch(FURNITURE);
      const around = $(heading).closest('div');
      const links = around.find('a').text().length / around.text().length;
      expect(around.is('.markdown') || links < MOST_LINKS, `mostly links around ${name}`).toBe(
        true,
      );
      count++;
    }
  }
  expect(count, 'headings').toBeGreaterThan(500);
});

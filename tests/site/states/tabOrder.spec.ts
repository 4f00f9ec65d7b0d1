import {partsOf, walkByKey} from '../support/tabWalk';
import {expect, test} from '../support/test';

// Other pages and windows: tests/modes.

test('Tab reaches and shows each control of a page in the order of the layout', async ({page}) => {
  // High enough for the sidebar: a list that scrolls by itself moves its entries up.
  await page.setViewportSize({width: 1280, height: 900});
  const stops = await walkByKey(page, '/docs/getting-started/quickstart');
  expect(partsOf(stops)).toEqual([
    'skip link',
    'announcement',
    'navbar',
    'sidebar',
    'main',
    'contents',
    'footer',
  ]);
  expect(stops.filter(({height}) => height < 24)).toEqual([]);
});

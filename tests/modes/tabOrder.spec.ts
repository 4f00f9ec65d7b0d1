import {CONFIG_OVERVIEW} from '../../src/knowledge/configPages';
import {partsOf, walkByKey} from '../site/support/tabWalk';
import {expect, test} from '../site/support/test';

test('Shift+Tab reaches and shows each control of a page on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const stops = await walkByKey(page, '/docs/getting-started/starter', {key: 'Shift+Tab'});
  expect(partsOf(stops)).toEqual(['footer', 'main', 'navbar', 'announcement', 'skip link']);
});

for (const [what, route, options, first] of [
  ['the home page', '/', {}, 'skip link'],
  ['the configuration checker', '/docs/guides/config/check', {}, 'skip link'],
  ['the keys where the address leads', `${CONFIG_OVERVIEW}#keys`, {most: 14}, 'main'],
] as const) {
  test(`Tab reaches and shows each control of ${what}`, async ({page}) => {
    const [stop, ...others] = await walkByKey(page, route, options);
    expect(stop!.part).toBe(first);
    expect(others.length).toBeGreaterThan(10);
  });
}

for (const height of [800, 600]) {
  test(`Shift+Tab reaches and shows each link above the end of all keys, ${height} pixels high`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height});
    const stops = await walkByKey(page, CONFIG_OVERVIEW, {key: 'Shift+Tab'});
    expect(stops.length).toBeGreaterThan(300);
  });
}

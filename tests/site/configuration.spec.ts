import {readFileSync} from 'node:fs';
import {configSections, readConfigSchema} from '../../src/framework/config';
import type {ConfigKey} from '../../src/framework/configTypes';
import {findViolations} from './support/axe';
import {expect, open, test} from './support/test';

const ROUTE = '/docs/guides/config/configuration';
const SECTIONS = configSections();
const KEYS = SECTIONS.flatMap(({keys}) => keys);

/** What the page has to say of a key, in the order in which it says it. */
function wordsOf(key: ConfigKey): string[] {
  const words = [key.path, key.does, key.type, key.unit, key.default, key.otherwise];
  return [
    ...words,
    ...(key.allowedKeys ?? []),
    ...(key.allowed ?? []),
    key.range,
    key.needed,
    key.trap,
  ]
    .filter((word) => word !== undefined)
    .map((word) => word.replaceAll('`', ''));
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every key has its anchor, with type, default, and values of the schema', async ({
    page,
    site,
  }) => {
    await page.goto(site.url + ROUTE.slice(1));
    const shown = await page
      .locator('[data-config-key]')
      .evaluateAll((all) => all.map(({id, textContent}) => [id, textContent] as const));
    expect(shown.map(([id]) => id).sort()).toEqual(KEYS.map(({anchor}) => anchor).sort());
    const texts = new Map(shown);
    for (const key of KEYS) {
      let rest = texts.get(key.anchor) ?? '';
      for (const word of wordsOf(key)) {
        expect(rest, key.path).toContain(word);
        rest = rest.slice(rest.indexOf(word) + word.length);
      }
    }
  });
});

test('every section stands under a heading of its own, and every key under its section', async ({
  page,
}) => {
  await open(page, ROUTE);
  const order = await page
    .locator('.markdown :is(h3, [data-config-key])')
    .evaluateAll((all) => all.map(({id}) => id));
  const expected = SECTIONS.map(({heading, keys}) => [heading, ...keys.map(({anchor}) => anchor)]);
  for (const run of expected) {
    const start = order.indexOf(run[0] ?? '');
    expect(order.slice(start, start + run.length)).toEqual(run);
  }
});

test('an address with the anchor of a key shows that key below the bar', async ({page}) => {
  await open(page, `${ROUTE}#ui.web.browser`);
  const key = page.locator('[id="ui.web.browser"]');
  await expect(key).toBeInViewport();
  const bar = await page.locator('nav.navbar').boundingBox();
  const box = await key.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('an error that a key names leads to its text', async ({page}) => {
  await open(page, ROUTE);
  const key = page.locator('[id="ui.web.browser"]');
  await key.getByRole('link', {name: 'INVALID_BROWSER'}).click();
  await expect(page).toHaveURL(/#invalid-browser$/);
  await expect(page.locator('#invalid-browser')).toContainText('NONE Browser type is not allowed');
});

test('the schema is published byte for byte, under its own address', async ({page, site}) => {
  const schema = readConfigSchema();
  expect(schema.$id).toBe(
    'https://boykaframework.github.io/boyka-framework/schema/boyka-config.schema.json',
  );
  const response = await page.request.get(`${site.url}schema/boyka-config.schema.json`);
  expect(response.status()).toBe(200);
  expect(await response.text()).toBe(readFileSync('src/framework/config.schema.json', 'utf8'));
});

test('no reader downloads the schema itself', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text());
    }
  });
  await open(page, ROUTE);
  const code = (await Promise.all(scripts)).join('\n');
  expect(code, 'the page itself is among the scripts').toContain('Chooses the browser that opens');
  expect(code).not.toContain('x-boyka-');
});

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the page is accessible and nothing sticks out at ${width} pixels, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width, height: 900});
      await open(page, ROUTE);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

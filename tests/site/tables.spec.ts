// cspell:ignore domcontentloaded
import {AREAS} from '../../src/config/areas';
import {addressOf, expect, readSitemap, test} from './support/test';

// Without scripts the panels of tabs are all open, and nothing but the layout is to be waited for.
test.use({javaScriptEnabled: false});

const WIDTHS = [390, 412, 1024, 1280];

/** The longest code that is never torn, in letters. */
const SHORT = 32;

/** One line for each table that is wider than its place, and for each short code of the text on two lines. */
const findCut = (main: Element, short: number) => {
  const tables = [...main.querySelectorAll('table')].flatMap((table) => {
    const {clientWidth, scrollWidth} = table.parentElement!;
    const name = table.textContent.slice(0, 60);
    const cells = [...table.querySelectorAll('th, td')].filter(
      (cell) => cell.scrollWidth > cell.clientWidth + 1,
    );
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px are cut: ${name}`] : []),
      ...cells.map((cell) => `a cell is too narrow for ${cell.textContent}: ${name}`),
    ];
  });
  const codes = [...main.querySelectorAll('code')].filter(
    (code) => code.textContent.length <= short && !code.closest('pre, td, th, h2, h3, h4'),
  );
  const torn = codes.filter((code) => {
    const range = document.createRange();
    range.selectNodeContents(code);
    return new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom))).size > 1;
  });
  const wide = codes.filter((code) => {
    const around = code.closest('p, li, dd, dt, summary, figcaption');
    const right = around?.getBoundingClientRect().right ?? Infinity;
    return code.getBoundingClientRect().right > right + 1;
  });
  return [
    ...tables,
    ...torn.map(({textContent}) => `is torn: ${textContent}`),
    ...wide.map(({textContent}) => `is beyond its place: ${textContent}`),
  ];
};

for (const {id, routes} of [
  {id: 'the home page', routes: ['/']},
  ...AREAS.map(({id}) => ({
    id,
    routes: readSitemap().filter((route) => route.startsWith(`/${id}`)),
  })),
]) {
  test(`no table of ${id} is cut, and no short code in its text is torn`, async ({page}) => {
    expect(routes.length).toBeGreaterThan(id === 'the home page' ? 0 : 2);
    for (const route of routes) {
      // One visit for all widths.
      await page.goto(addressOf(route), {waitUntil: 'domcontentloaded'});
      const main = page.locator('main');
      await main.evaluate((element) =>
        element.querySelectorAll('details').forEach((fold) => (fold.open = true)),
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        const found = await main.evaluate(findCut, SHORT);
        expect.soft(found, `${route} at ${width} pixels`).toEqual([]);
      }
    }
  });
}

test('a constant of an enum and a getter are one word each where there is room', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(addressOf('/api/enums'), {waitUntil: 'domcontentloaded'});
  const names = page.locator('main :is(th code, [data-kind="constant"])');
  const broken = await names.evaluateAll((all) =>
    all.filter((name) => name.getClientRects().length > 1).map(({textContent}) => textContent),
  );
  expect(await names.count()).toBeGreaterThan(100);
  expect(broken).toEqual([]);
});

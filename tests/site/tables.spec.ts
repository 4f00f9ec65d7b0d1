import {addressOf, expect, readSitemap, test} from './support/test';

// Without scripts the panels of tabs are all open, and nothing but the layout is to be waited for.
test.use({javaScriptEnabled: false});

const WIDTHS = [390, 1024, 1280];

/** Tables that scroll sideways, in a box that shows it; at most five. */
const SCROLLING: readonly string[] = [];

/** The longest code that is never torn. */
const SHORT = 32;

/** One line for each table that is wider than its box, and for each short code of the text on two lines. */
const findCut = (main: Element, short: number) => {
  const tables = [...main.querySelectorAll('table')].flatMap((table) => {
    const {clientWidth, scrollWidth} = table.parentElement!;
    const wide = [...table.querySelectorAll('th, td')].filter(
      (cell) => cell.scrollWidth > cell.clientWidth + 1,
    );
    return [
      ...(scrollWidth > clientWidth ? [`table is ${scrollWidth - clientWidth} px too wide`] : []),
      ...wide.map((cell) => `cell is too narrow`),
    ].map((what) => `${what}: ${table.textContent.slice(0, 60)}`);
  });
  const torn = [...main.querySelectorAll('code')].flatMap((code) => {
    const text = code.textContent;
    if (text.length > short || code.closest('pre, td, h1, h2, h3, h4')) {
      return [];
    }
    const range = document.createRange();
    range.selectNodeContents(code);
    const lines = new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom)));
    return lines.size > 1 ? [`torn: ${text} in ${code.parentElement!.localName}`] : [];
  });
  return [...tables, ...torn];
};

const AREAS = ['docs', 'api', 'contributing', 'community'];

for (const area of AREAS) {
  test(`no table of ${area} is cut, and no short code is torn`, async ({page}) => {
    const routes = readSitemap().filter((route) => route.startsWith(`/${area}/`));
    expect(routes.length).toBeGreaterThan(2);
    for (const route of routes) {
      await page.setViewportSize({width: WIDTHS[0]!, height: 800});
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

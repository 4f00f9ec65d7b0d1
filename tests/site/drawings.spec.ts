import {types} from '../../src/framework';
import {readSample} from '../../src/sampleReader/readSample';
import {readFigures} from '../../src/plugins/figures';
import {loadBuilt} from './support/buildOutput';
import {expect, open, readSitemap, test} from './support/test';

const DRAWING = 'main figure svg[role="img"]';
const ROUTES = readSitemap().filter((route) => loadBuilt(route)(DRAWING).length > 0);

/** Title and description, which are what a reader who does not see a drawing has of it, and its texts. */
const drawingsOf = (route: string) => {
  const $ = loadBuilt(route);
  return $(DRAWING)
    .toArray()
    .map((svg) => {
      const ids = $(svg).attr('aria-labelledby')?.split(' ') ?? [];
      const words = ids.map((id) => $(svg).find(`#${id}`).text());
      const texts = $(svg).find('text').toArray();
      return {words, texts: texts.map((text) => $(text).text())};
    });
};

test('each drawing has its names in words too, and calls only methods that the framework has', () => {
  expect(ROUTES).toEqual(
    expect.arrayContaining([
      '/docs/getting-started/architecture',
      '/docs/guides/config/file',
      '/docs/guides/run/grid-or-cloud',
      '/docs/guides/run/parallel',
      '/docs/guides/run/personas',
      '/docs/guides/ui/web/frames-windows-dialogs',
    ]),
  );
  const methods = new Set(types().flatMap(({methods: all = []}) => all.map(({name}) => name)));
  for (const route of ROUTES) {
    for (const {words, texts} of drawingsOf(route)) {
      expect(
        words.map((each) => each.length > 10),
        route,
      ).toEqual([true, true]);
      const shown = texts.join('\n');
      // Names of code: keys, methods, types, constants.
      const names = shown.match(/\b(?:[a-z]+[A-Z]\w+|[A-Z]+_\w+|[a-z]+_\w+)\b/g) ?? [];
      const missing = names.filter((name) => !words.join(' ').includes(name));
      expect(missing, `names that the description of "${words[0]}" lacks`).toEqual([]);
      const calls = [...shown.matchAll(/(\w+)\(/g)].map(([, name = '']) => name);
      expect(
        calls.filter((name) => !methods.has(name)),
        words[0],
      ).toEqual([]);
    }
  }
});

test('the drawings show the values of the facts', () => {
  const {browsers, hosts, lookup, limits} = readFigures(process.cwd());
  const sample = readSample('web/TwoShoppersTest.java#open');
  const personas = [...sample.matchAll(/"(\w+)", WEB/g)].map(([, name = '']) => name);
  for (const [route, values] of [
    ['/docs/guides/run/grid-or-cloud', [...browsers, hosts.BROWSER_STACK, hosts.LAMBDA_TEST_WEB]],
    ['/docs/guides/run/personas', personas],
    ['/docs/guides/config/file', Object.values(lookup)],
    ['/docs/guides/waits-and-timeouts', Object.values(limits)],
  ] as const) {
    expect(values.length).toBeGreaterThan(1);
    const shown = drawingsOf(route).flatMap(({texts}) => texts);
    const missing = values.filter((value) => !shown.some((text) => text.includes(value)));
    expect(missing, route).toEqual([]);
  }
});

/** Runs in the page: what of a drawing cannot be read. */
const findUnreadable = (svg: Element) => {
  const frame = svg.getBoundingClientRect();
  const texts = [...svg.querySelectorAll('text')].filter(({textContent}) => textContent.trim());
  const boxes = texts.map((text) => ({text, box: text.getBoundingClientRect()}));
  const cut = boxes.filter(
    ({box}) =>
      box.left < frame.left - 0.5 || box.right > frame.right + 0.5 || box.bottom > frame.bottom + 1,
  );
  const small = boxes.filter(({box}) => Math.min(box.height, box.width) < 9);
  // The boxes of lines below each other touch; letters do not fill them.
  const covered = boxes.filter(({box}, index) =>
    boxes.some(
      ({box: other}, at) =>
        at !== index &&
        box.left < other.right - 1 &&
        other.left < box.right - 1 &&
        box.top < other.bottom - 4 &&
        other.top < box.bottom - 4,
    ),
  );
  const beside = [
    ...document.querySelectorAll<HTMLElement>('.markdown :is(p, li, figcaption)'),
  ].filter((element) => {
    const {top, bottom, width} = element.getBoundingClientRect();
    const isBeside = top < frame.bottom - 1 && bottom > frame.top + 1;
    return isBeside && width > 0 && width < 15 * parseFloat(getComputedStyle(element).fontSize);
  });
  return {
    cut: cut.map(({text}) => text.textContent),
    small: small.map(({text}) => text.textContent),
    covered: covered.map(({text}) => text.textContent),
    beside: beside.map(({textContent}) => textContent),
    isWithin: frame.right <= document.documentElement.clientWidth && frame.width > 250,
  };
};

for (const width of [390, 1024, 1280]) {
  test(`each drawing can be read, and what is beside it, at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const route of ROUTES) {
      await open(page, route);
      for (const drawing of await page.locator(DRAWING).all()) {
        expect(await drawing.evaluate(findUnreadable), route).toEqual({
          cut: [],
          small: [],
          covered: [],
          beside: [],
          isWithin: true,
        });
      }
    }
  });
}

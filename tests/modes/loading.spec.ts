import {existsSync} from 'node:fs';
import type {RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {startServer} from '../../scripts/serve';
import {BUILD, readBuilt, SITE} from '../site/support/buildOutput';
import {MOST_SHIFT, recordShifts, readShifts} from '../site/support/layoutShift';
import {NO_PAGE, SAMPLE_PAGES} from '../site/support/samplePages';
import {expect, expectHydrated, test as base} from '../site/support/test';

/** Where a slow connection may cut a page: before each landmark, heading, and navbar item. */
const CUT =
  /(?=<(?:header|nav|main|aside|footer|article|form|h[12]|(?:a|button)\b[^>]*navbar__item)\b)/;

/** Runs in the page; resolves when the browser has parsed the comment behind a piece and painted. */
const waitForPaint = async (comment: string) => {
  const frame = () => new Promise(requestAnimationFrame);
  const isParsed = `boolean(//comment()[. = "${comment}"])`;
  while (!document.evaluate(isParsed, document).booleanValue) {
    await frame();
  }
  // The first callback comes before a paint, the second after it.
  await frame();
  await frame();
};

/** Serves the build on a free port, and sends HTML piece by piece, as a slow connection does. */
async function startSlowSite() {
  let pieces: string[] = [];
  let response: ServerResponse;
  const send = (piece: number) => response.write(`${pieces[piece]}<!--piece ${piece}-->`);

  const wrap =
    (serveFile: RequestListener): RequestListener =>
    (request, answer) => {
      const route = request.url!.replace(/[?#].*/, '').slice(SITE.baseUrl.length);
      if (path.extname(route) !== '') {
        // Scripts wait for the whole page anyway: the browser may keep what it compiled of them.
        serveFile(request, answer);
        return;
      }
      const file = `${route}/index.html`;
      const isPage = existsSync(path.join(BUILD, file));
      const [head = '', body = ''] = readBuilt(isPage ? file : '404.html').split(/(?=<body)/);
      const [first = '', ...others] = body.split(CUT);
      pieces = [head + first, ...others];
      response = answer.writeHead(isPage ? 200 : 404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      send(0);
    };
  const {url, close} = await startServer({dir: BUILD, basePath: SITE.baseUrl, port: 0, wrap});

  return {
    /**
     * Loads a page; each piece is sent when the browser has painted the one before.
     *
     * @param address below the base path
     * @param inspect runs in the page after each paint
     * @returns what `inspect` returned
     */
    load: async (page: Page, address: string, inspect: () => string[]): Promise<string[]> => {
      const found: string[] = [];
      await page.goto(url + address, {waitUntil: 'commit'});
      for (const piece of pieces.keys()) {
        if (piece > 0) {
          send(piece);
        }
        // One call for both: a page has some thirty pieces.
        const call = `(${waitForPaint})("piece ${piece}").then(${inspect})`;
        found.push(...(await page.evaluate<string[]>(call)));
      }
      response.end();
      return found;
    },
    close,
  };
}

const test = base.extend<object, {slowSite: Awaited<ReturnType<typeof startSlowSite>>}>({
  slowSite: [
    async ({}, use) => {
      const slowSite = await startSlowSite();
      await use(slowSite);
      await slowSite.close();
    },
    {scope: 'worker'},
  ],
});

/** One page of each template, and the states that a page gets only in the browser. */
const TEMPLATES = [
  ...SAMPLE_PAGES,
  '/api/intro',
  '/blog/tags',
  '/community/our-team',
  '/docs/getting-started/architecture',
  '/search?q=timeout',
  NO_PAGE,
];

/** Runs in the page; elements of the first screens whose font differs from their first one. */
const changedFonts = () => {
  const state = window as unknown as {fonts?: Map<Element, string>};
  const fonts = (state.fonts ??= new Map());
  const texts = document.querySelectorAll('h1, h2, h3, article :is(p, li, a, code)');
  return [...texts].slice(0, 60).flatMap((element) => {
    const {font} = getComputedStyle(element);
    const first = fonts.get(element) ?? font;
    fonts.set(element, first);
    return first === font ? [] : `${element.textContent}: ${first}, then ${font}`;
  });
};

for (const width of [390, 1280]) {
  for (const route of TEMPLATES) {
    test(`${route} keeps its layout and fonts while it arrives in pieces at ${width} pixels`, async ({
      page,
      slowSite,
      problems,
    }) => {
      problems.allow(/404/);
      await page.setViewportSize({width, height: 850});
      await recordShifts(page);
      expect(await slowSite.load(page, route.slice(1), changedFonts)).toEqual([]);
      await expectHydrated(page);
      const last = route.includes('?q=') ? 'main article' : 'h1';
      await expect(page.locator(last).first()).toBeVisible();
      expect(await page.evaluate(changedFonts)).toEqual([]);
      const {sum, moved} = await readShifts(page);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
}

import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {SLOWDOWN} from './blockingTime';
import {spread} from './compare';
import {sectionOf} from './report';
import {newPage, open, withBrowser, withSite} from './sites';

const RUNS = 5;
const QUERY = 'locator';
/** How long the pointer rests on the button, in ms. */
const HOVER = 2000;

/** Slow 4G, as Lighthouse simulates it: ms, and bytes a second. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** The focused field of the open dialog. */
const FIELD = 'dialog[open] [role=combobox]:focus';
/** The link to all results of what was typed, which is drawn with the first ones. */
const resultsOf = (query: string) => `dialog[open]:has([role=row]) a[href$="?q=${query}"]`;

/** Presses a key, and returns the times of the press and of the paint that shows an element. */
async function press(page: Page, key: string, selector: string) {
  const watch = await page.evaluateHandle((awaited) => {
    const last = {pressed: 0};
    const listening = new AbortController();
    window.addEventListener(
      'keydown',
      ({timeStamp}) => {
        last.pressed = timeStamp;
      },
      {capture: true, signal: listening.signal},
    );
    return {
      shown: (async () => {
        while (!document.querySelector(awaited)) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        // After the frame is painted.
        await new Promise((resolve) => setTimeout(resolve));
        listening.abort();
        return {...last, painted: performance.now()};
      })(),
    };
  }, selector);
  await page.keyboard.press(key);
  return watch.evaluate(({shown}) => shown);
}

/** Whether the search is opened at once, or after the pointer has rested on its button. */
type Approach = 'at once' | 'after a hover';

/** Opens the search and types, on a slow device at a slow connection. All times are in ms. */
function search(home: string, approach: Approach) {
  return withBrowser(async (browser) => {
    const page = await newPage(browser);
    // Nothing of the search has been requested: neither its index nor its code.
    await page.addInitScript(() => {
      const append = Node.prototype.appendChild;
      Node.prototype.appendChild = function <T extends Node>(node: T): T {
        return (node as Node as HTMLLinkElement).rel === 'prefetch'
          ? node
          : (append.call(this, node) as T);
      };
    });
    await open(page, `${home}docs/intro`);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    const urls = new Set<string>();
    page.on('request', (request) => urls.add(request.url()));
    if (approach === 'after a hover') {
      await page.locator('[data-search-button]').hover();
      await page.waitForTimeout(HOVER);
    }
    const opened = await press(page, 'Control+k', FIELD);
    const first = await press(page, QUERY[0]!, resultsOf(QUERY[0]!));
    const needed = [...urls];
    const letters: number[] = [];
    for (let length = 2; length <= QUERY.length; length += 1) {
      const typed = QUERY.slice(0, length);
      const {pressed, painted} = await press(page, QUERY[length - 1]!, resultsOf(typed));
      letters.push(painted - pressed);
    }
    const bodies = await Promise.all(
      needed.map(async (url) => (await page.request.get(url)).body()),
    );
    return {
      usable: opened.painted - opened.pressed,
      result: first.painted - opened.pressed,
      letters,
      kilobytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000,
    };
  });
}

/**
 * Measures how long a reader waits for the search.
 *
 * @returns the section of the report
 * @throws UserError when there is no build
 */
export async function measureDialog(): Promise<string> {
  const measure = async (home: string, approach: Approach) => {
    const measured: Awaited<ReturnType<typeof search>>[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      measured.push(await search(home, approach));
    }
    return measured;
  };
  const [cold, warm] = await withSite(async (home) => [
    await measure(home, 'at once'),
    await measure(home, 'after a hover'),
  ]);
  type Run = Awaited<ReturnType<typeof search>>;
  const spreadOf = (runs: readonly Run[] | undefined, valuesOf: (run: Run) => number | number[]) =>
    spread((runs ?? []).flatMap(valuesOf), 0);
  return sectionOf(
    'Search dialog',
    `Measured by \`npm run bench -- dialog\` in Chromium, in ${RUNS} runs on \`/docs/intro\`, at slow 4G (150 ms, 1.6 Mbit/s) and ${SLOWDOWN} times slower: ms from Ctrl+K, with nothing of the search requested before, to the focused field and to the first results; to these after the pointer rested on the button for ${HOVER / 1000} s; from each further letter of "${QUERY}" until its results are painted; and KB after gzip of all that was requested until the first results. These are times of the clock, so a busy machine makes them longer. The stock site has no search without a hosted service.`,
    [
      ['until', 'measured', 'goal'],
      ['dialog usable, ms', spreadOf(cold, ({usable}) => usable), 700],
      ['first result, ms', spreadOf(cold, ({result}) => result), 3000],
      ['first result after a hover, ms', spreadOf(warm, ({result}) => result), 1000],
      ['each further letter, ms', spreadOf(cold, ({letters}) => letters), 60],
      ['first result, KB', spreadOf(cold, ({kilobytes}) => kilobytes), 420],
    ],
  );
}

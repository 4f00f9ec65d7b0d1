import type {Page} from '@playwright/test';
import {SLOWDOWN} from './blockingTime';
import {spread} from './compare';
import {sectionOf} from './report';
import {newPage, open, withBrowser, withSite} from './sites';

const RUNS = 5;
const QUERY = 'locator';

/** Slow 4G, as Lighthouse simulates it: ms, and bytes a second. */
const SLOW_4G = {
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

/** Opens the search and types, on a slow device at a slow connection. All times are in ms. */
function search(home: string) {
  return withBrowser(async (browser) => {
    const page = await newPage(browser);
    await open(page, `${home}docs/intro`);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    const opened = await press(page, 'Control+k', FIELD);
    const first = await press(page, QUERY[0]!, resultsOf(QUERY[0]!));
    const letters: number[] = [];
    for (let length = 2; length <= QUERY.length; length += 1) {
      const {pressed, painted} = await press(
        page,
        QUERY[length - 1]!,
        resultsOf(QUERY.slice(0, length)),
      );
      letters.push(painted - pressed);
    }
    return {
      usable: opened.painted - opened.pressed,
      result: first.painted - opened.pressed,
      letters,
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
  const runs = await withSite(async (home) => {
    const measured: Awaited<ReturnType<typeof search>>[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      measured.push(await search(home));
    }
    return measured;
  });
  const spreadOf = (timesOf: (run: (typeof runs)[number]) => number | number[]) =>
    spread(runs.flatMap(timesOf), 0);
  return sectionOf(
    'Search dialog',
    `Measured by \`npm run bench -- dialog\` in Chromium, in ${RUNS} runs on \`/docs/intro\`, at slow 4G (150 ms, 1.6 Mbit/s) and ${SLOWDOWN} times slower: ms from Ctrl+K to the focused field and to the first results, and from each further letter of "${QUERY}" until its results are painted. These are times of the clock, so a busy machine makes them longer. The stock site has no search without a hosted service.`,
    [
      ['until', 'ms', 'goal'],
      ['dialog usable', spreadOf(({usable}) => usable), 400],
      ['first result', spreadOf(({result}) => result), 1500],
      ['each further letter', spreadOf(({letters}) => letters), 50],
    ],
  );
}

import type {Browser, Page} from '@playwright/test';
import {isPrefetch, open, sizesOf, totalOf} from './pageWeight';
import {spread, type Section} from './report';
import {newPage, SLOWDOWN, type Sites} from './sites';

const RUNS = 5;
const QUERY = 'locator';
/** How long the pointer rests on the button, in ms. */
const HOVER = 2000;
/** Slow 4G, as Lighthouse simulates it: ms, and bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Presses a key, and returns the times of the press and of the paint that shows an element. */
async function press(page: Page, key: string, selector: string) {
  const watch = await page.evaluateHandle((awaited) => {
    const times = {pressed: 0, painted: 0};
    addEventListener('keydown', ({timeStamp}) => (times.pressed = timeStamp), {capture: true});
    return {
      shown: (async () => {
        while (!document.querySelector(awaited)) {
          await new Promise(requestAnimationFrame);
        }
        // After the frame is painted.
        await new Promise((resolve) => setTimeout(resolve));
        return {...times, painted: performance.now()};
      })(),
    };
  }, selector);
  await page.keyboard.press(key);
  return watch.evaluate(({shown}) => shown);
}

/** Opens the search and types, on a slow device at a slow connection. All times are in ms. */
async function search(browser: Browser, home: string, isHovered: boolean) {
  const page = await newPage(browser);
  // Nothing of the search has been requested: neither its index nor its code.
  await page.route('**', (route) =>
    isPrefetch(route.request()) ? route.abort() : route.continue(),
  );
  await open(page, `${home}docs/intro`);
  await page.unrouteAll();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  const urls = new Set<string>();
  page.on('request', (request) => urls.add(request.url()));
  if (isHovered) {
    await page.locator('[data-search-button]').hover();
    await page.waitForTimeout(HOVER);
  }
  const opened = await press(page, 'Control+k', 'dialog[open] [role=combobox]:focus');
  const typed = [];
  let needed = 0;
  for (let length = 1; length <= QUERY.length; length += 1) {
    // The link to all results of what was typed, which is drawn with the first ones.
    const link = `dialog[open]:has([role=row]) a[href$="?q=${QUERY.slice(0, length)}"]`;
    typed.push(await press(page, QUERY[length - 1]!, link));
    needed ||= urls.size;
  }
  const sizes = await sizesOf(page, [...urls].slice(0, needed));
  await page.context().close();
  return {
    usable: opened.painted - opened.pressed,
    result: typed[0]!.painted - opened.pressed,
    letters: typed.slice(1).map(({pressed, painted}) => painted - pressed),
    kilobytes: totalOf(sizes) / 1000,
  };
}

/** Measures how long a reader waits for the search. */
export async function measureDialog({browser, ours}: Sites): Promise<Section> {
  const cold: Awaited<ReturnType<typeof search>>[] = [];
  const hovered: typeof cold = [];
  for (let run = 0; run < RUNS; run += 1) {
    cold.push(await search(browser, ours, false));
    hovered.push(await search(browser, ours, true));
  }
  return {
    title: 'Search dialog',
    text: `Measured by \`npm run bench -- dialog\` in Chromium, in ${RUNS} runs on \`/docs/intro\`, at slow 4G (150 ms, 1.6 Mbit/s) and ${SLOWDOWN} times slower: ms from Ctrl+K, with nothing of the search requested before, to the focused field and to the first results; to these after the pointer rested on the button for ${HOVER / 1000} s; from each further letter of "${QUERY}" until its results are painted; and KB after gzip of all that was requested until the first results. These are times of the clock, so a busy machine makes them longer. The stock site has no search without a hosted service.`,
    rows: [
      ['until', 'measured', 'goal'],
      ['dialog usable, ms', spread(cold.map(({usable}) => usable)), 700],
      ['first result, ms', spread(cold.map(({result}) => result)), 3000],
      ['first result after a hover, ms', spread(hovered.map(({result}) => result)), 1000],
      ['each further letter, ms', spread(cold.flatMap(({letters}) => letters)), 60],
      ['first result, KB', spread(cold.map(({kilobytes}) => kilobytes)), 420],
    ],
  };
}

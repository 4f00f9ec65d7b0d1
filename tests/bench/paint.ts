import {SLOWDOWN} from './blockingTime';
import {spread} from './compare';
import {SLOW_4G} from './dialog';
import {sectionOf} from './report';
import {newPage, withBrowser, withSite} from './sites';

const RUNS = 5;

/** When a first visit of a phone paints text, and has executed the main script, in ms. */
function visit(home: string): Promise<{painted: number; executed: number}> {
  return withBrowser(async (browser) => {
    const page = await newPage(browser, {viewport: {width: 412, height: 823}, isMobile: true});
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.addInitScript(() => {
      // A script reports that it is loaded when it has run; the event does not bubble.
      document.addEventListener(
        'load',
        ({target}) => {
          if (target instanceof HTMLScriptElement && /\/main\./.test(target.src)) {
            performance.mark('executed');
          }
        },
        {capture: true},
      );
    });
    await page.goto(`${home}docs/intro`, {waitUntil: 'networkidle'});
    return page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      executed: performance.getEntriesByName('executed')[0]!.startTime,
    }));
  });
}

/**
 * Measures when a reader on a slow phone sees a page, and when its code has run.
 *
 * @param dir of a build, by default the last one of our site
 */
export async function measurePaint(dir?: string): Promise<string> {
  const runs = await withSite(async (home) => {
    const measured: Awaited<ReturnType<typeof visit>>[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      measured.push(await visit(home));
    }
    return measured;
  }, dir);
  const spreadOf = (key: 'painted' | 'executed') =>
    spread(
      runs.map((run) => run[key]),
      0,
    );
  return sectionOf(
    'First paint',
    `Measured by \`npm run bench -- paint\` in Chromium, in ${RUNS} first visits to \`/docs/intro\` with the window of a phone, at slow 4G (150 ms, 1.6 Mbit/s) and ${SLOWDOWN} times slower: ms until the first text is painted, and until the main script has been executed. These are times of the clock, so a busy machine makes them longer.`,
    [
      ['until', 'measured', 'goal'],
      ['first contentful paint, ms', spreadOf('painted'), ''],
      ['main script executed, ms', spreadOf('executed'), 4000],
    ],
  );
}

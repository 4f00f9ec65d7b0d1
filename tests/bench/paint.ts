import type {Browser} from '@playwright/test';
import {spread, type Section} from './report';
import {newPage, SLOW, slowDown, withSites} from './sites';

const RUNS = 5;

/** When a first visit of a phone paints text, and has executed the main script, in ms. */
async function visit(browser: Browser, address: string) {
  const page = await newPage(browser, {viewport: {width: 412, height: 823}, isMobile: true});
  await slowDown(page);
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
  await page.goto(address, {waitUntil: 'networkidle'});
  const times = await page.evaluate(() =>
    ['first-contentful-paint', 'executed'].map(
      (name) => performance.getEntriesByName(name)[0]!.startTime,
    ),
  );
  await page.context().close();
  return {painted: times[0]!, executed: times[1]!};
}

/** Measures when a reader on a slow phone sees a page, and when its code has run. */
export async function measurePaint(browser: Browser): Promise<Section> {
  const runs: Awaited<ReturnType<typeof visit>>[] = [];
  await withSites(async (ours) => {
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await visit(browser, `${ours}docs/intro`));
    }
  });
  return {
    title: 'First paint',
    text: `Measured by \`npm run bench -- paint\` in Chromium, in ${RUNS} first visits to \`/docs/intro\` with the window of a phone, ${SLOW}: ms until the first text is painted, and until the main script has been executed. These are times of the clock, so a busy machine makes them longer.`,
    rows: [
      ['until', 'measured', 'goal'],
      ['first text painted, ms', spread(runs.map(({painted}) => painted)), ''],
      ['main script executed, ms', spread(runs.map(({executed}) => executed)), 4000],
    ],
  };
}

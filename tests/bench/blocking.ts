import type {Browser} from '@playwright/test';
import {open} from './pageWeight';
import {compare, type Section} from './report';
import {newPage, SLOWDOWN, type Sites} from './sites';

const RUNS = 5;
const LONG_TASK_MS = 50;
const ROUTES = [
  'docs/intro',
  'docs/guides/config/configuration',
  'api/actions/elements/element-actions',
];

/** The blocking time of a first visit on a phone: of the thread that paints. */
async function visit(browser: Browser, address: string): Promise<number> {
  const page = await newPage(browser, {viewport: {width: 412, height: 823}, isMobile: true});
  await browser.startTracing(page, {categories: ['toplevel', 'loading']});
  await open(page, address);
  const trace = String(await browser.stopTracing());
  await page.context().close();
  const {traceEvents: events} = JSON.parse(trace) as {
    // The last is CPU time in microseconds, which does not depend on what else the machine does.
    traceEvents: {name: string; pid: number; tid: number; tdur?: number}[];
  };
  const paint = events.findLast(({name}) => name === 'firstContentfulPaint')!;
  return events
    .filter(
      // Another category has the same tasks once more, as `RunTask`.
      ({name, pid, tid}) =>
        name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid,
    )
    .reduce((sum, {tdur = 0}) => sum + Math.max(0, (SLOWDOWN * tdur) / 1000 - LONG_TASK_MS), 0);
}

/** Measures how long the main thread does not answer while a page loads. */
export async function measureBlocking({browser, ours, stock}: Sites): Promise<Section> {
  const rows: string[][] = [];
  for (const route of ROUTES) {
    const cells = await compare(RUNS, 0, {
      ours: () => visit(browser, ours + route),
      stock: () => visit(browser, stock + route),
    });
    rows.push([`\`/${route}\``, ...cells]);
  }
  return {
    title: 'Blocking time',
    text: `Measured by \`npm run bench -- blocking\` in Chromium, with an empty cache and the window of a phone, in ${RUNS} pairs: of each task of the main thread, the ms over ${LONG_TASK_MS} of ${SLOWDOWN} times its CPU time, as on a device so much slower.`,
    rows: [['page', 'site', 'stock', 'ratio'], ...rows],
  };
}

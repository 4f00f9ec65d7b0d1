import {blockingTime, SLOWDOWN, type BlockingTime, type TraceEvent} from './blockingTime';
import {comparison, inPairs} from './compare';
import {sectionOf} from './report';
import {newPage, open, withBrowser, withSites} from './sites';

const RUNS = 5;

const PAGES = [
  {route: 'docs/intro', goal: '250'},
  {route: 'docs/guides/config/configuration', goal: '500'},
  {route: 'api/actions/elements/element-actions', goal: '500'},
];

/** The blocking time of a first visit on a phone. */
function visit(address: string): Promise<BlockingTime> {
  return withBrowser(async (browser) => {
    const page = await newPage(browser, {
      viewport: {width: 412, height: 823},
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const session = await browser.newBrowserCDPSession();
    const events: TraceEvent[] = [];
    session.on('Tracing.dataCollected', ({value}) => {
      events.push(...(value as unknown as TraceEvent[]));
    });
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.start', {
      traceConfig: {includedCategories: ['toplevel', 'loading']},
    });
    await open(page, address);
    await session.send('Tracing.end');
    await complete;
    return blockingTime(events);
  });
}

/**
 * Measures how long the main thread does not answer while a page loads.
 *
 * @returns the section of the report
 * @throws UserError when there is no build
 */
export async function measureBlocking(): Promise<string> {
  const rows = await withSites(async (site, stock) => {
    const measured: string[][] = [];
    for (const {route, goal} of PAGES) {
      const [ours, theirs] = await inPairs(RUNS, site, stock, (home) => visit(home + route));
      const row = (name: string, part: keyof BlockingTime) => [
        `\`/${route}\``,
        name,
        ...comparison(
          ours.map((time) => time[part]),
          theirs.map((time) => time[part]),
        ),
      ];
      measured.push([...row('after the paint', 'afterPaint'), goal], [...row('all', 'whole'), '']);
    }
    return measured;
  });
  return sectionOf(
    'Blocking time',
    `Measured by \`npm run bench -- blocking\` in Chromium, with an empty cache and the window of a phone, in ${RUNS} pairs: of each task of the main thread, the ms over 50 of ${SLOWDOWN} times its CPU time, as on a device so much slower; of the tasks after the first paint of content, and of all. The two differ by chance when a long task is beside the paint; a ratio is infinite when the stock site has no such task.`,
    [['page', 'tasks', 'site', 'stock', 'ratio', 'goal'], ...rows],
  );
}

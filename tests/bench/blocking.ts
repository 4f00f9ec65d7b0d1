import {blockingTime, SLOWDOWN, type TraceEvent} from './blockingTime';
import {compare} from './compare';
import {sectionOf} from './report';
import {newPage, open, withBrowser, withSites} from './sites';

const RUNS = 5;
const ROUTES = [
  'docs/intro',
  'docs/guides/config/configuration',
  'api/actions/elements/element-actions',
];

/** The blocking time of a first visit on a phone. */
function visit(address: string): Promise<number> {
  return withBrowser(async (browser) => {
    const page = await newPage(browser, {viewport: {width: 412, height: 823}, isMobile: true});
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

/** Measures how long the main thread does not answer while a page loads. */
export async function measureBlocking(): Promise<string> {
  const rows = await withSites(async (...homes) => {
    const measured: string[][] = [];
    for (const route of ROUTES) {
      const cells = await compare(homes, {runs: RUNS}, (home) => visit(home + route));
      measured.push([`\`/${route}\``, ...cells]);
    }
    return measured;
  });
  return sectionOf(
    'Blocking time',
    `Measured by \`npm run bench -- blocking\` in Chromium, with an empty cache and the window of a phone, in ${RUNS} pairs: of each task of the main thread, the ms over 50 of ${SLOWDOWN} times its CPU time, as on a device so much slower.`,
    [['page', 'site', 'stock', 'ratio'], ...rows],
  );
}

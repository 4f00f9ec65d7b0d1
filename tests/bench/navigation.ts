import type {Page} from '@playwright/test';
import {waitUntilIdle} from '../site/support/idle';
import {comparison, inPairs} from './compare';
import {sectionOf} from './report';
import {newPage, open, withBrowser, withSites} from './sites';

const RUNS = 5;

/** A page, one that its sidebar links to, and the goal in ms: a usual step, and one to the longest page. */
const STEPS = [
  {from: 'api/builders/api-request', to: 'api/builders/locator', goal: '55'},
  {from: 'docs/guides/config/web', to: 'docs/guides/config/configuration', goal: ''},
];

type Step = (typeof STEPS)[number];

/** The CPU time of the main thread so far, in ms. */
async function startCpuClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  return async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return metrics.find(({name}) => name === 'TaskDuration')!.value * 1000;
  };
}

/** The CPU time from a click on a link whose page is loaded until its heading is painted, in ms. */
function navigate(home: string, {from, to}: Step): Promise<number> {
  return withBrowser(async (browser) => {
    const page = await newPage(browser, {viewport: {width: 1350, height: 940}});
    await open(page, home + from);
    const link = page.locator(`aside a[href$="/${to}"]`).last();
    await link.hover();
    await link.evaluate(async ({pathname}: HTMLAnchorElement) => {
      await window.docusaurus.preload(pathname);
    });
    await waitUntilIdle(page);
    const cpu = await startCpuClock(page);
    const before = await cpu();
    await link.evaluate(async (element: HTMLAnchorElement) => {
      const old = document.querySelector('h1')?.textContent;
      element.click();
      while (document.querySelector('h1')?.textContent === old) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      // After the frame is painted.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
    return (await cpu()) - before;
  });
}

/**
 * Measures how much the main thread computes for the next page.
 *
 * @returns the section of the report
 * @throws UserError when there is no build
 */
export async function measureNavigation(): Promise<string> {
  const rows = await withSites(async (site, stock) => {
    const measured: string[][] = [];
    for (const step of STEPS) {
      const times = await inPairs(RUNS, site, stock, (home) => navigate(home, step));
      measured.push([`\`/${step.from}\``, `\`/${step.to}\``, ...comparison(...times), step.goal]);
    }
    return measured;
  });
  return sectionOf(
    'Next page',
    `Measured by \`npm run bench -- navigation\` in Chromium, in ${RUNS} pairs: CPU time of the main thread in ms, without throttling, from a click on a link of the sidebar, whose page is loaded as after hovering, until the new heading is painted.`,
    [['from', 'to', 'site', 'stock', 'ratio', 'goal'], ...rows],
  );
}

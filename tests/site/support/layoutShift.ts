import type {Page} from '@playwright/test';
import {waitUntilIdle} from './idle';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {readonly node: Node | null}[];
}

/** What moved on a page, and how far by the browser's own measure. */
export interface Shifts {
  readonly sum: number;
  readonly moved: readonly string[];
}

/** The sum of shifts that no reader notices. */
export const MOST_SHIFT = 0.002;

/**
 * Records the layout shifts of every page that is loaded from now on.
 *
 * Not those of the cells of a table while the HTML still arrives: a browser widens the columns
 * with each row that it reads, and whether it paints in between depends on the machine.
 */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = {sum: 0, moved: [] as string[]};
    Object.assign(window, {shifts});
    // The frame with the last row is painted after the whole HTML is read.
    let painted = Infinity;
    const hasPainted = () => {
      painted = performance.now();
    };
    document.addEventListener(
      'readystatechange',
      () => requestAnimationFrame(() => requestAnimationFrame(hasPainted)),
      {once: true},
    );
    new PerformanceObserver((list) => {
      for (const {startTime, value, sources} of list.getEntries() as Shift[]) {
        if (
          startTime < painted &&
          sources.every(({node}) =>
            (node instanceof Element ? node : node?.parentElement)?.closest('table'),
          )
        ) {
          continue;
        }
        shifts.sum += value;
        for (const {node} of sources) {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : 'text';
          shifts.moved.push(`${value.toFixed(4)} ${name}`);
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** The layout shifts so far, once the page has nothing left to do. */
export async function readShifts(page: Page): Promise<Shifts> {
  await waitUntilIdle(page);
  return page.evaluate(() => (window as unknown as {shifts: Shifts}).shifts);
}

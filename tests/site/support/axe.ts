import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What WCAG 2.2 asks for at the levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Looks for faults of accessibility on the page as it is.
 *
 * @returns one line for each fault: rule, element, and what is wrong
 */
export async function findFaults(page: Page): Promise<string[]> {
  // What still slides in counts as hidden.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({finished}) => finished),
    ),
  );
  // Not as a script tag: the page's security policy lets in no script but its own.
  await page.evaluate(source);
  const results = await page.evaluate<AxeResults, string[]>(
    (values) => (window as unknown as {axe: typeof import('axe-core')}).axe.run({runOnly: values}),
    TAGS,
  );
  return results.violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

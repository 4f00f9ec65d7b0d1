import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOnly} from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA. */
export const WCAG: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** The rules that another color mode can break, where it shows the same elements. */
export const COLORS: RunOnly = {type: 'rule', values: ['color-contrast', 'link-in-text-block']};

/**
 * Checks the accessibility of the page as it is.
 *
 * @param part the selector of the part to check; the whole page otherwise
 * @param rules the rules to check
 * @returns one line for each violation: rule, element, and summary
 */
export async function findViolations(page: Page, part = 'html', rules = WCAG): Promise<string[]> {
  // An element that is still sliding in counts as hidden.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({finished}) => finished),
    ),
  );
  // Not as a script tag: the page's security policy blocks foreign scripts.
  await page.evaluate(source);
  const results = await page.evaluate<AxeResults, [string, RunOnly]>(
    ([include, runOnly]) =>
      (window as unknown as {axe: typeof import('axe-core')}).axe.run(include, {
        runOnly,
        resultTypes: ['violations'],
      }),
    [part, rules],
  );
  return results.violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import type {RunOnly} from 'axe-core';
import {setColorMode} from './pageParts';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA, and what axe calls best practice. */
const RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rule that another color mode can break: links in text are underlined in each. */
export const COLORS: RunOnly = {type: 'rule', values: ['color-contrast']};

/**
 * Checks the accessibility of the page as it is.
 *
 * @param part the selector of the part to check; the whole page otherwise
 * @param runOnly the rules to check: all, or those of colors
 * @returns one line for each violation: rule, element, and summary
 */
export async function findViolations(
  page: Page,
  part = 'html',
  runOnly: RunOnly = RULES,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  return page.evaluate(
    async ([include, rules]) => {
      const {axe} = window as unknown as {axe: typeof import('axe-core')};
      // What is sliding in counts as hidden, and what changes its color has neither of both.
      const still = new CSSStyleSheet();
      still.replaceSync(
        '*, ::before, ::after {transition: none !important; animation: none !important}',
      );
      document.adoptedStyleSheets.push(still);
      // The elements of the other results are not listed, which takes half of the time.
      const options = {runOnly: rules, resultTypes: ['violations' as const]};
      const {violations} = await axe.run(include, options);
      document.adoptedStyleSheets.pop();
      return violations.flatMap(({id, nodes}) =>
        nodes.map(
          ({target, failureSummary}) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`,
        ),
      );
    },
    [part, runOnly] as const,
  );
}

/**
 * Expects no violation in both color modes: of any rule in the light one, of those of colors in
 * the other.
 *
 * @param state what the page shows, for the message
 * @param part the selector of the part to check; the whole page otherwise
 */
export async function expectAccessibleInModes(
  page: Page,
  state: string,
  part?: string,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await setColorMode(page, colorScheme);
    const rules = colorScheme === 'light' ? RULES : COLORS;
    const violations = await findViolations(page, part, rules);
    expect.soft(violations, `${state}, ${colorScheme}`).toEqual([]);
  }
}

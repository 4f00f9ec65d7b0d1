import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import type {RunOnly} from 'axe-core';
import type {Handler} from '../../../scripts/serve';

const SCRIPT = '/axe.min.js';
const source = readFileSync(require.resolve('axe-core/axe.min.js'));

/**
 * Adds axe to a server. The policy allows scripts of the site; the browser compiles one that it
 * has cached once, where a text sent to each page took a quarter of the tests' time.
 */
export const withAxe =
  (handler: Handler): Handler =>
  async (request) =>
    request.url === SCRIPT
      ? {
          status: 200,
          headers: {'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=600'},
          body: source,
        }
      : handler(request);

/** WCAG 2.2, levels A and AA, and what axe calls best practice. */
export const RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rule that another color mode can break: links in text are underlined in each. */
export const COLORS: RunOnly = {type: 'rule', values: ['color-contrast']};

/** Looks of text without a fault: its color, those behind it, its size, and its weight. */
const faultless = new Set<string>();

/**
 * Marks one element of each look of text that no check has seen yet. Contrast follows from the look;
 * a long page has thousands of elements, and few looks that the page before did not have.
 */
const markLooks = (page: Page) =>
  page.evaluate(
    (known) => {
      const backgrounds = new Map<Element | null, string>([[null, '']]);
      const backgroundOf = (element: Element | null): string => {
        const seen = backgrounds.get(element);
        if (seen !== undefined || element === null) {
          return seen ?? '';
        }
        const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
        const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
        const isClear = own === 'rgba(0, 0, 0, 0) none 1';
        const all = backgroundOf(element.parentElement) + (isClear ? '' : `, ${own}`);
        backgrounds.set(element, all);
        return all;
      };
      document.querySelectorAll('[data-look]').forEach((old) => old.removeAttribute('data-look'));
      const done = new Set(known);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement!;
        // As axe does: signs alone, and what cannot be seen, have no contrast.
        const isText = /[\p{L}\p{N}]/u.test(texts.currentNode.nodeValue ?? '');
        if (isText && element.checkVisibility({opacityProperty: true, visibilityProperty: true})) {
          const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
          const look = [color, fontSize, fontWeight, textShadow, backgroundOf(element)].join();
          if (!done.has(look)) {
            element.setAttribute('data-look', look);
          }
          done.add(look);
        }
      }
      return document.querySelectorAll('[data-look]').length;
    },
    [...faultless],
  );

/** What axe has found. */
interface Findings {
  /** Rule, element, and what to change. */
  readonly violations: readonly string[];
  /** Looks of text in which it has found none. */
  readonly faultless: readonly string[];
}

/** Runs axe in the page, for contrast on the marked elements only. */
async function runAxe(page: Page, part: string, rules: RunOnly): Promise<Findings> {
  return page.evaluate(
    async ([include, runOnly, areColors, script]) => {
      if (!('axe' in window)) {
        await new Promise((resolve, reject) => {
          const element = Object.assign(document.createElement('script'), {src: script});
          element.addEventListener('load', resolve);
          element.addEventListener('error', () => reject(new Error(`${script} is not served`)));
          document.head.append(element);
        });
      }
      const {axe} = window as unknown as {axe: typeof import('axe-core')};
      axe.configure({rules: [{id: 'color-contrast', selector: '[data-look]'}]});
      const {violations, passes, incomplete} = await axe.run(include, {
        runOnly,
        rules: {'color-contrast': {enabled: areColors}},
        elementRef: true,
        // The elements of the others are not listed, which takes half of the time.
        resultTypes: areColors ? ['violations', 'passes', 'incomplete'] : ['violations'],
      });
      return {
        violations: violations.flatMap(({id, nodes}) =>
          nodes.map(
            ({target, failureSummary}) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`,
          ),
        ),
        faultless: [...passes, ...incomplete].flatMap(({nodes}) =>
          nodes.flatMap(({element}) => element?.getAttribute('data-look') ?? []),
        ),
      };
    },
    [part, rules, rules === COLORS, SCRIPT] as const,
  );
}

/**
 * Ends what moves or changes its color: what is sliding in counts as hidden. The end of one
 * transition starts those of the elements that inherit the color. Waiting for the ends would not
 * end: time stands still in content that is not rendered.
 */
const endAnimations = (page: Page) =>
  page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({effect, playState}) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    do {
      await new Promise(requestAnimationFrame);
      running().forEach((animation) => animation.finish());
      await new Promise(requestAnimationFrame);
    } while (running().length > 0);
  });

/**
 * Checks the accessibility of the page as it is.
 *
 * @param part the selector of the part to check; the whole page otherwise
 * @param rules the rules to check: all, or those of colors
 * @returns one line for each violation: rule, element, and summary
 */
export async function findViolations(
  page: Page,
  part = 'html',
  rules: typeof RULES | typeof COLORS = RULES,
): Promise<string[]> {
  await endAnimations(page);
  const found = rules === COLORS ? [] : (await runAxe(page, part, rules)).violations;
  if ((await markLooks(page)) === 0) {
    return [...found];
  }
  const colors = await runAxe(page, part, COLORS);
  colors.faultless.forEach((look) => faultless.add(look));
  return [...found, ...colors.violations];
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
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const rules = colorScheme === 'light' ? RULES : COLORS;
    const violations = await findViolations(page, part, rules);
    expect.soft(violations, `${state}, ${colorScheme}`).toEqual([]);
  }
}

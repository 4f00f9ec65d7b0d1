import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import type {RunOnly} from 'axe-core';
import type {Handler} from '../../../scripts/serve';
import {setColorMode} from './navbar';

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
 * Ends what moves or changes its color, and marks one element of each look of text. Contrast follows
 * from the look; a long page has thousands of elements, and few looks that the page before did not
 * have.
 *
 * @returns the looks that no check has seen yet
 */
async function findNewLooks(page: Page, part: string): Promise<string[]> {
  const looks = await page.evaluate(async (selector) => {
    // What is sliding in counts as hidden. The end of one transition starts those of the elements
    // that inherit the color. Waiting for the ends would not end: time stands still in content that
    // is not rendered.
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
    const done = new Set<string>();
    const root = document.querySelector(selector)!;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
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
    return [...done];
  }, part);
  return looks.filter((look) => !faultless.has(look));
}

/** What axe has found. */
interface Findings {
  /** Rule, element, and what to change. */
  readonly violations: readonly string[];
  /** Looks of text in which it has found none. */
  readonly faultless: readonly string[];
}

/** Runs axe in the page, for contrast on the elements that are marked with these looks. */
async function runAxe(
  page: Page,
  part: string,
  rules: RunOnly,
  looks: readonly string[] = [],
): Promise<Findings> {
  return page.evaluate(
    async ([include, runOnly, newLooks, script]) => {
      if (!('axe' in window)) {
        await new Promise((resolve, reject) => {
          const element = Object.assign(document.createElement('script'), {src: script});
          element.addEventListener('load', resolve);
          element.addEventListener('error', () => reject(new Error(`${script} is not served`)));
          document.head.append(element);
        });
      }
      for (const element of document.querySelectorAll('[data-look]')) {
        if (!newLooks.includes(element.getAttribute('data-look')!)) {
          element.removeAttribute('data-look');
        }
      }
      const areColors = newLooks.length > 0;
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
    [part, rules, looks, SCRIPT] as const,
  );
}

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
  const looks = await findNewLooks(page, part);
  const found = [
    ...(looks.length > 0 ? [await runAxe(page, part, COLORS, looks)] : []),
    ...(rules === RULES ? [await runAxe(page, part, RULES)] : []),
  ];
  found.flatMap((one) => one.faultless).forEach((look) => faultless.add(look));
  return found.flatMap(({violations}) => violations);
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

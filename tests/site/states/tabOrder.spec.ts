import type {Page} from '@playwright/test';
import {CONFIG_OVERVIEW} from '../../../src/knowledge/configPages';
import {expect, expectIdle, open, test} from '../support/test';

/** A control that Tab has to reach. */
interface Control {
  readonly name: string;
  /** Its part of the layout. */
  readonly part: string;
  readonly height: number;
}

declare global {
  interface Window {
    controlsBehind: (from: string) => HTMLInputElement[];
  }
}

/** Runs in the page before its scripts: lists the controls behind an element, in their order. */
const defineControls = () => {
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  window.controlsBehind = (from) => {
    const start = document.querySelector(from)!;
    return [...document.querySelectorAll<HTMLInputElement>(focusable)].filter(
      (element) =>
        (start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [inert] *, [type="radio"]:not(:checked)') &&
        // Shown while a reader scrolls up, so behind where the walk is then.
        !element.matches('.theme-back-to-top-button') &&
        element.checkVisibility({visibilityProperty: true}),
    );
  };
};

/** Runs in the page: what a reader is told of each control behind an element. */
const readControls = (from: string): Control[] => {
  const PARTS = {
    'skip link': '[class*="skipToContent"]',
    announcement: '[aria-label="Announcement"]',
    navbar: '.navbar__inner',
    sidebar: 'aside',
    contents: '.col--3',
    main: 'main, .main-wrapper',
    footer: 'footer.footer',
  };
  return window.controlsBehind(from).map((element) => {
    const part = Object.entries(PARTS).find(([, selector]) => element.closest(selector));
    return {
      name: element.ariaLabel ?? (element.labels?.[0] ?? element).textContent.trim(),
      part: part?.[0] ?? 'elsewhere',
      // The size of a target within a sentence is that of the text.
      height: element.closest('.markdown') ? Infinity : element.offsetHeight,
    };
  });
};

/** Runs in the page: which control behind an element has the focus, and whether a reader sees it. */
const readStop = async (from: string) => {
  // The listeners of the scroll run in the first frame; what they change is there in the second.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  document.getAnimations().forEach((animation) => animation.finish());
  const element = document.activeElement as HTMLInputElement;
  const label = element.labels?.[0];
  // A field that is transparent is drawn by its label.
  const drawn = label && getComputedStyle(element).opacity === '0' ? label : element;
  const {top, bottom, left, width} = drawn.getBoundingClientRect();
  // Of a long piece of code the middle of what is in view.
  const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const there = document.elementFromPoint(left + width / 2, middle);
  const {outlineStyle, outlineWidth} = getComputedStyle(drawn);
  return {
    // A control can be drawn anew on the way, so it is known by its place.
    stop: window.controlsBehind(from).indexOf(element),
    isSeen: [drawn, label].some((box) => there && (box?.contains(there) || there.contains(box!))),
    hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
  };
};

/**
 * Opens a page and expects a key to reach all controls behind an element, in their order, and to
 * show each: in view, not covered, and with a ring.
 *
 * @param most ends the walk after so many controls
 */
async function walk(
  page: Page,
  route: string,
  {key = 'Tab', from = 'html', most = Infinity} = {},
): Promise<Control[]> {
  await page.addInitScript(defineControls);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, route);
  // The last items of the navbar arrive late.
  await expectIdle(page);
  const controls = (await page.evaluate(readControls, from)).slice(0, most);
  const order = key === 'Tab' ? [...controls.keys()] : [...controls.keys()].reverse();
  for (const stop of order) {
    await page.keyboard.press(key);
    const {name, part} = controls[stop]!;
    expect(await page.evaluate(readStop, from), `"${name}" in ${part} of ${route}`).toEqual({
      stop,
      isSeen: true,
      hasRing: true,
    });
  }
  return controls;
}

/** The parts of the layout in the order of the walk. */
const partsOf = (controls: readonly Control[]) =>
  controls.map(({part}) => part).filter((part, index, all) => part !== all[index - 1]);

test('Tab reaches and shows each control of a page in the order of the layout', async ({page}) => {
  // High enough for the sidebar: a list that scrolls by itself moves its entries up.
  await page.setViewportSize({width: 1280, height: 900});
  const controls = await walk(page, '/docs/getting-started/quickstart');
  expect(partsOf(controls)).toEqual([
    'skip link',
    'announcement',
    'navbar',
    'sidebar',
    'main',
    'contents',
    'footer',
  ]);
  expect(controls.filter(({height}) => height < 24)).toEqual([]);
});

test('Shift+Tab reaches and shows each control of a page on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const controls = await walk(page, '/docs/getting-started/starter', {key: 'Shift+Tab'});
  expect(partsOf(controls)).toEqual(['skip link', 'announcement', 'navbar', 'main', 'footer']);
});

for (const [what, route, options] of [
  ['the home page', '/', {}],
  ['the configuration checker', '/docs/guides/config/check', {}],
  ['the keys where the address leads', `${CONFIG_OVERVIEW}#keys`, {from: '#keys', most: 14}],
] as const) {
  test(`Tab reaches and shows each control of ${what}`, async ({page}) => {
    expect((await walk(page, route, options)).length).toBeGreaterThan(10);
  });
}

import type {Page} from '@playwright/test';
import {expect, expectIdle, open} from './test';

/** Runs in the page: the control that has the focus, its place among all, and whether it is seen. */
const readStop = async () => {
  const PARTS = {
    'skip link': '[class*="skipToContent"]',
    announcement: '[role="banner"]',
    navbar: '.navbar__inner',
    sidebar: 'aside',
    contents: '.col--3',
    main: 'main, .main-wrapper',
    footer: 'footer.footer',
  };
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  // The listeners of the scroll run in the first frame; what they change is there in the second.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  document.getAnimations().forEach((animation) => animation.finish());
  const controls = [...document.querySelectorAll<HTMLInputElement>(focusable)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled, [inert] *, [type="radio"]:not(:checked)') &&
      // Shown while a reader scrolls up, so behind where the walk is then.
      !control.matches('.theme-back-to-top-button') &&
      control.checkVisibility({visibilityProperty: true}),
  );
  const element = document.activeElement as HTMLInputElement;
  const label = element.labels?.[0];
  // A field that is transparent is drawn by its label.
  const drawn = label && getComputedStyle(element).opacity === '0' ? label : element;
  // A link that wraps may have no part in the middle of its box: its longest line counts.
  const [{top, bottom, left, width}] = [...drawn.getClientRects()].sort(
    (one, other) => other.width - one.width,
  ) as [DOMRect];
  // Of a long piece of code the middle of what is in view.
  const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const there = document.elementFromPoint(left + width / 2, middle);
  const {outlineStyle, outlineWidth} = getComputedStyle(drawn);
  return {
    name: element.ariaLabel ?? (label ?? element).textContent.trim(),
    part: Object.entries(PARTS).find(([, selector]) => element.closest(selector))?.[0],
    // The size of a target within a sentence is that of the text.
    height: element.closest('.markdown') ? Infinity : element.offsetHeight,
    index: controls.indexOf(element),
    last: controls.length - 1,
    isSeen: [drawn, label].some((box) => there && (box?.contains(there) || there.contains(box!))),
    hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
  };
};

type Stop = Awaited<ReturnType<typeof readStop>>;

/**
 * Opens a page and expects a key to reach all controls in their order, or those behind the target
 * of the address, and to show each: in view, not covered, and with a ring.
 *
 * @param most ends the walk after so many controls
 */
export async function walkByKey(
  page: Page,
  route: string,
  {key = 'Tab', most = Infinity} = {},
): Promise<Stop[]> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, route);
  // The last items of the navbar arrive late.
  await expectIdle(page);
  const stops: Stop[] = [];
  const isForward = key === 'Tab';
  for (let isEnd = false; !isEnd && stops.length < most;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readStop);
    const before = stops.at(-1);
    const first = route.includes('#') ? stop.index : isForward ? 0 : stop.last;
    const index = before ? before.index + (isForward ? 1 : -1) : first;
    expect(stop, `after "${before?.name}" of ${route}`).toMatchObject({
      index,
      isSeen: true,
      hasRing: true,
    });
    stops.push(stop);
    isEnd = index === (isForward ? stop.last : 0);
  }
  return stops;
}

/** The parts of the layout in the order of the walk. */
export const partsOf = (stops: readonly Stop[]) =>
  stops.map(({part}) => part).filter((part, index, all) => part !== all[index - 1]);

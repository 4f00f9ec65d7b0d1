import type {Page} from '@playwright/test';

/** An element that has the focus, and the part of the layout that it belongs to. */
export interface TabStop {
  readonly region: string;
  readonly name: string;
  /** What a reader cannot see of it. */
  readonly problems: readonly string[];
}

/** Runs in the page; `undefined` when the focus has left the document. */
const readStop = async (): Promise<TabStop | undefined> => {
  // The listeners of the scroll run in the first frame; what they change is there in the second.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  document.getAnimations().forEach((animation) => animation.finish());
  const element = document.activeElement as HTMLInputElement | null;
  if (!element || element === document.body) {
    return undefined;
  }
  element.dataset['tabStop'] = '';
  const label = element.labels?.[0];
  // A field that is transparent is drawn by its label.
  const drawn = label && getComputedStyle(element).opacity === '0' ? label : element;
  const {top, bottom, left, width} = drawn.getBoundingClientRect();
  // Of a long piece of code the middle of what is in view.
  const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const there = document.elementFromPoint(left + width / 2, middle);
  const isSeen =
    there && (drawn.contains(there) || there.contains(drawn) || label?.contains(there));
  const {outlineStyle, outlineWidth} = getComputedStyle(drawn);
  const hasRing = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  const regions = {
    'skip link': '[class*="skipToContent"]',
    announcement: '[aria-label="Announcement"]',
    navbar: '.navbar__inner',
    menu: '.navbar-sidebar',
    sidebar: 'aside',
    contents: '.col--3',
    main: 'main, .main-wrapper',
    footer: 'footer.footer',
  };
  const region = Object.entries(regions).find(([, selector]) => element.closest(selector));
  return {
    region: region?.[0] ?? 'elsewhere',
    name: element.ariaLabel ?? (label ?? element).textContent.trim().slice(0, 40),
    problems: [
      ...(isSeen ? [] : ['is out of view or covered']),
      ...(hasRing ? [] : ['has no ring']),
    ],
  };
};

/** Presses a key, and marks what has the focus then by `data-tab-stop`. */
export async function press(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<TabStop | undefined> {
  await page.keyboard.press(key);
  return page.evaluate(readStop);
}

/**
 * Presses a key until the focus leaves the document.
 *
 * @param isEnd ends the walk earlier; this stop is not part of the result
 */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  isEnd: (stop: TabStop, count: number) => boolean = (_, count) => count > 200,
): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  for (let stop = await press(page, key); stop; stop = await press(page, key)) {
    if (isEnd(stop, stops.length)) {
      break;
    }
    stops.push(stop);
  }
  return stops;
}

/** What is wrong with the stops of a walk. */
export const findProblems = (stops: readonly TabStop[]): string[] =>
  stops.flatMap(({name, region, problems}) =>
    problems.map((problem) => `"${name}" in ${region} ${problem}`),
  );

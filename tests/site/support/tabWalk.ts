import type {Page} from '@playwright/test';
import {contrast, type Color} from '../../contrast';

type Key = 'Tab' | 'Shift+Tab';

/** A focused element, and where it is. */
export interface TabStop {
  /** The part of the layout that it belongs to. */
  readonly region: string;
  readonly name: string;
  /** From the top of the document and the left of the window, in pixels. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  /** What a reader cannot see of it. */
  readonly problems: readonly string[];
}

/** Runs in the page; `undefined` when the focus has left the document. */
const readStop = async (): Promise<TabStop | undefined> => {
  const frame = () => new Promise(requestAnimationFrame);
  // The listeners of the scroll run in the first frame; what they change is there in the second.
  await frame();
  await frame();
  document.getAnimations().forEach((animation) => animation.finish());
  const element = document.activeElement as HTMLInputElement | null;
  if (!element || element === document.body) {
    return undefined;
  }
  element.dataset['tabStop'] = '';
  const label = element.labels?.[0];
  // A field that is transparent is drawn by its label.
  const drawn = label && getComputedStyle(element).opacity === '0' ? label : element;
  const {clientWidth, clientHeight} = document.documentElement;
  const [box = new DOMRect()] = drawn.getClientRects();
  const problems: string[] = [];
  if (
    box.width === 0 ||
    !drawn.checkVisibility({visibilityProperty: true, opacityProperty: true})
  ) {
    problems.push('is not visible');
  }
  if (box.left < -1 || box.right > clientWidth + 1) {
    problems.push('is beyond a side of the window');
  }
  // Of a long piece of code the middle of what is in view.
  const rows =
    box.height > 100
      ? [(Math.max(box.top, 0) + Math.min(box.bottom, clientHeight)) / 2]
      : [box.top + 2, box.top + box.height / 2, box.bottom - 2];
  for (const y of rows) {
    const there = document.elementFromPoint(box.left + box.width / 2, y);
    if (!there) {
      problems.push('is out of view');
    } else if (!drawn.contains(there) && !there.contains(drawn) && !label?.contains(there)) {
      problems.push(`is covered by <${there.localName} class="${there.getAttribute('class')}">`);
    }
  }
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
    top: box.top + scrollY,
    bottom: box.bottom + scrollY,
    left: box.left,
    problems,
  };
};

/**
 * Presses a key and marks what has the focus then by `data-tab-stop`.
 *
 * @returns `undefined` when the focus has left the document
 */
export async function press(page: Page, key: Key): Promise<TabStop | undefined> {
  await page.keyboard.press(key);
  return page.evaluate(readStop);
}

/**
 * Presses a key until the focus leaves the document.
 *
 * @param isEnd ends the walk earlier; this stop is not part of the result
 * @throws if the focus does not leave
 */
export async function walk(
  page: Page,
  key: Key,
  isEnd: (stop: TabStop, count: number) => boolean = () => false,
): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  for (;;) {
    const stop = await press(page, key);
    if (!stop || isEnd(stop, stops.length)) {
      return stops;
    }
    stops.push(stop);
    if (stops.length > 200) {
      throw new Error(`The focus does not leave the page; it is on "${stop.name}".`);
    }
  }
}

/** What is wrong with the stops of a walk: what is hidden, and what comes after the text below it. */
export function findProblems(stops: readonly TabStop[]): string[] {
  return stops.flatMap(({name, region, bottom, left, problems}, index) => {
    const before = stops[index - 1];
    const isAbove = before?.region === region && bottom <= before.top && left <= before.left;
    return [...problems, ...(isAbove ? [`is above "${before.name}"`] : [])].map(
      (problem) => `"${name}" in ${region} ${problem}`,
    );
  });
}

interface Ring {
  readonly name: string;
  readonly width: number;
  readonly color: Color;
  readonly ground: Color;
}

/** Runs in the page: the focus ring of each stop, and the color around it. */
const readRings = (): Ring[] => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', {willReadFrequently: true})!;
  const mix = (colors: readonly string[]) => {
    for (const color of colors) {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
    }
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const backgrounds = (element: Element | null): string[] =>
    element
      ? [...backgrounds(element.parentElement), getComputedStyle(element).backgroundColor]
      : ['white'];
  return [...document.querySelectorAll<HTMLInputElement>('[data-tab-stop]')].map((element) => {
    element.focus({preventScroll: true});
    const label = element.labels?.[0];
    const drawn = label && getComputedStyle(element).opacity === '0' ? label : element;
    document.getAnimations().forEach((animation) => animation.finish());
    const {outlineColor, outlineOffset, outlineStyle, outlineWidth} = getComputedStyle(drawn);
    const around = backgrounds(parseFloat(outlineOffset) < 0 ? drawn : drawn.parentElement);
    return {
      name: element.ariaLabel ?? element.textContent.trim().slice(0, 40),
      width: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
      color: mix([...around, outlineColor]),
      ground: mix(around),
    };
  });
};

/**
 * Checks the focus ring of each stop of the walks on this page.
 *
 * @returns one line for each that is thinner than 2 pixels or has a contrast below 3:1
 */
export async function findFaintRings(page: Page): Promise<string[]> {
  const rings = await page.evaluate(readRings);
  return rings
    .map((ring) => ({...ring, ratio: contrast(ring.color, ring.ground)}))
    .filter(({width, ratio}) => width < 2 || ratio < 3)
    .map(({name, width, ratio}) => `"${name}" has a ring of ${width} px, ${ratio.toFixed(1)}:1`);
}

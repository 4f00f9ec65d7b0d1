import type {Page} from '@playwright/test';

/**
 * Checks the width of what a page shows in its window.
 *
 * @returns one line for each element that is wider than the window or has clipped text
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // After a change of the window, the sidebar takes a tenth of a second to its new width.
    await Promise.allSettled(
      document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? one.finished : [])),
    );
    const {clientWidth, scrollWidth} = document.documentElement;
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 60)}`;
    // Inside of a box that scrolls, content may be wider.
    const isInScroller = ({parentElement: parent}: Element): boolean =>
      parent !== null &&
      (/auto|scroll/.test(getComputedStyle(parent).overflowX) || isInScroller(parent));
    const wide = [...document.querySelectorAll('.markdown *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 && !isInScroller(element),
    );
    const clipped = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a, th')].filter(
      (element) => {
        const {overflowX, display} = getComputedStyle(element);
        const excess = element.scrollWidth - element.clientWidth;
        return overflowX !== 'visible' && display !== 'none' && excess > 1;
      },
    );
    return [
      ...(scrollWidth > clientWidth
        ? [`the page is ${scrollWidth - clientWidth} px too wide`]
        : []),
      ...wide.map((element) => `is beyond the right edge: ${name(element)}`),
      ...clipped.map((element) => `has clipped text: ${name(element)}`),
    ];
  });
}

/**
 * Runs in the page, of any engine.
 *
 * @returns one line for each element that scrolls down by so little that nothing comes into view
 */
export const findSlightScrolls = (): string[] =>
  [...document.querySelectorAll('body *')]
    .filter((element) => {
      const {overflowY} = getComputedStyle(element);
      const excess = element.scrollHeight - element.clientHeight;
      return /auto|scroll/.test(overflowY) && element.checkVisibility() && excess > 0 && excess < 4;
    })
    .map(
      (element) => `${element.localName}.${element.className} ${element.textContent.slice(0, 40)}`,
    );

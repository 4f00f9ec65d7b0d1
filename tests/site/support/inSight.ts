import {expect, type Locator} from '@playwright/test';

/** Expects that a reader sees the whole of an element without scrolling: nothing covers it. */
export async function expectInSight(element: Locator, state?: string): Promise<void> {
  // All but a part of a pixel.
  await expect(element, state).toBeInViewport({ratio: 0.99});
  const covered = () =>
    element.evaluate((node) => {
      const {left, width, top, height} = node.getBoundingClientRect();
      // At its edges but for a rounding error.
      return [top + 2, top + height / 2, top + height - 2].filter(
        (y) => !node.contains(document.elementFromPoint(left + width / 2, y)),
      );
    });
  await expect.poll(covered, `rows that are covered ${state ?? ''}`).toEqual([]);
}

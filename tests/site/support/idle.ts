import type {Page} from '@playwright/test';

/** How long a callback may take to come, in ms. */
const LIMIT = 5000;

/** Waits until a page has nothing left to do, and has drawn what it did. */
export function waitUntilIdle(page: Page): Promise<void> {
  return page.evaluate(async (limit) => {
    // Once in a thousand visits the browser calls neither of the two back.
    const callback = (request: (resolve: () => void) => unknown) =>
      new Promise<void>((resolve) => {
        request(resolve);
        setTimeout(resolve, limit);
      });
    await callback(requestIdleCallback);
    // A change is reported with the frame after it.
    await callback(requestAnimationFrame);
    await callback(requestAnimationFrame);
  }, LIMIT);
}

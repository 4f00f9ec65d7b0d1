import type {Page} from '@playwright/test';

/** How long a callback may take to come, in ms. */
const LIMIT = 5000;

/** Waits until a page has nothing left to do, and has drawn what it did. */
export function waitUntilIdle(page: Page): Promise<void> {
  return page.evaluate(async (limit) => {
    // A change is reported with the frame after it.
    for (const request of [requestIdleCallback, requestAnimationFrame, requestAnimationFrame]) {
      // Once in a thousand visits the browser does not call back.
      await new Promise<void>((resolve) => {
        request(() => resolve());
        setTimeout(resolve, limit);
      });
    }
  }, LIMIT);
}

import type {Page} from '@playwright/test';

/** Waits until a page has nothing left to do, and has drawn what it did. */
export function waitUntilIdle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // A change is reported with the frame after it.
    for (const request of [requestIdleCallback, requestAnimationFrame, requestAnimationFrame]) {
      // Once in a thousand visits the browser does not call back.
      await new Promise<void>((resolve) => {
        request(() => resolve());
        setTimeout(resolve, 30_000);
      });
    }
  });
}

import type {Page} from '@playwright/test';

/**
 * Holds back every response whose address matches.
 *
 * @returns a function that releases them
 */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

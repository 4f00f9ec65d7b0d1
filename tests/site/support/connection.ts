import type {BrowserContext, Page} from '@playwright/test';

/**
 * Sets what pages that are loaded from now on know of the connection.
 *
 * @param saveData with it, no link in sight is prefetched
 */
export async function setConnection(
  target: BrowserContext | Page,
  {saveData, effectiveType = '4g'}: {saveData: boolean; effectiveType?: '4g' | '2g'},
): Promise<void> {
  await target.addInitScript(
    (value) => {
      Object.defineProperty(Navigator.prototype, 'connection', {
        configurable: true,
        get: () => value,
      });
    },
    {saveData, effectiveType},
  );
}

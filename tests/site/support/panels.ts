import {expect, type Page} from '@playwright/test';

/** Expects all panels of tabs to be seen, each with the name of its tab, where no tab can be chosen. */
export async function expectPanelsWithNames(page: Page): Promise<void> {
  const main = page.getByRole('main');
  // What is in a closed fold is not seen.
  const seen = (role: string) => main.locator(`[role="${role}"]:not(details:not([open]) *)`);
  const panels = await seen('tabpanel').evaluateAll((elements) =>
    elements.map((element) => ({
      isVisible: element.checkVisibility(),
      name: getComputedStyle(element.querySelector(':scope > [data-name]')!, '::before').content,
    })),
  );
  expect(panels.length).toBeGreaterThan(3);
  const tabs = await seen('tab').allTextContents();
  expect(panels).toEqual(tabs.map((tab) => ({isVisible: true, name: `"${tab}"`})));
}

import type {Locator, Page} from '@playwright/test';
import {expectAccessibleInModes} from '../support/axe';
import {expect, expectHydrated, open, test as base} from '../support/test';

/** The parts of the search that the reader sees. */
export class SearchModal {
  readonly button: Locator;
  readonly modal: Locator;
  readonly input: Locator;
  /** The rows below the field. */
  readonly hits: Locator;
  /** The names of groups of rows: areas, or kinds of links to start from. */
  readonly headings: Locator;
  /** The row that Enter opens. */
  readonly active: Locator;
  /** What a screen reader announces: the number of results, or an error. */
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.button = page.locator('[data-search-button]');
    this.modal = page.getByRole('dialog', {name: 'Search'});
    this.input = this.modal.getByRole('combobox', {name: 'Search'});
    this.status = this.modal.getByRole('status').or(this.modal.getByRole('alert'));
    this.hits = this.modal.locator('[data-search-row]');
    this.headings = this.modal.locator('[data-search-section]');
    this.active = this.modal.locator('[data-search-row][aria-selected="true"]');
  }

  /** Goes to a page and opens the search there. */
  async openOn(route: string): Promise<void> {
    await open(this.page, route);
    await this.open();
  }

  /** Opens the search with an empty field, as a reader who knows the keys does. */
  async open(): Promise<void> {
    await expectHydrated(this.page);
    // The same keys would close it while it is still there.
    await expect(this.modal).toBeHidden();
    await this.page.keyboard.press('Control+k');
    await expect(this.input).toBeFocused();
    await this.input.fill('');
  }

  /** Enters a query at once, so that no results are shown but its own; waits for the first. */
  async ask(query: string, first: string | RegExp = /./): Promise<void> {
    await this.input.fill(query);
    await expect(this.hits.first()).toContainText(first);
  }

  /** The rows below a title, such as the recent searches. */
  entries(title: string): Locator {
    return this.modal.getByRole('rowgroup', {name: title}).locator('[data-search-row]');
  }

  /** A result by its heading. */
  hit(heading: string | RegExp): Locator {
    return this.hits.filter({has: this.page.locator('[data-search-title]', {hasText: heading})});
  }
}

/** The tests' `test`, with the search of the page. */
export const test = base.extend<{search: SearchModal}>({
  search: async ({page}, use) => use(new SearchModal(page)),
});

/** What must be seen where it is typed or stored, and do nothing. */
export const HOSTILE_TEXT = '<img src="x" onerror="window.pwned=1"><b class="hostile">hostile</b>';

/** Expects that what the reader typed is text: no markup, and no script that ran. */
export async function expectText(place: Locator, name: string): Promise<void> {
  expect(await place.page().evaluate(() => 'pwned' in window), name).toBe(false);
  await expect(place.locator('img, script'), name).toHaveCount(0);
}

/** Checks a part of the page as a phone and as a desktop show it. */
export async function expectAccessible(page: Page, state: string, part: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 900});
    await expectAccessibleInModes(page, `${state} at ${width} pixels`, part);
  }
}

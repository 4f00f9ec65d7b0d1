import type {Locator, Page} from '@playwright/test';
import {expect, expectHydrated, open} from '../support/test';

/** The parts of the search that the reader sees. */
export class SearchModal {
  readonly button: Locator;
  readonly modal: Locator;
  readonly input: Locator;
  /** The rows below the field. */
  readonly hits: Locator;
  /** The row that Enter opens. */
  readonly active: Locator;
  /** What a screen reader announces: the number of results, or an error. */
  readonly said: Locator;

  constructor(readonly page: Page) {
    this.button = page.locator('[data-search-button]');
    this.modal = page.getByRole('dialog', {name: 'Search'});
    this.input = this.modal.getByRole('combobox', {name: 'Search'});
    this.said = this.modal.getByRole('status').or(this.modal.getByRole('alert'));
    this.hits = this.modal.locator('[data-search-row]');
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

  /** Enters a query at once, so that no results are shown but its own. */
  async ask(query: string): Promise<void> {
    await this.input.fill(query);
  }

  /** Types a query as a reader does, letter by letter: each letter has results. */
  async type(query: string): Promise<void> {
    await this.input.pressSequentially(query);
  }

  /** Opens the first result. */
  async enterFirst(): Promise<void> {
    await this.page.keyboard.press('Enter');
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

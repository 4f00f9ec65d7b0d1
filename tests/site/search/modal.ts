import type {Locator, Page} from '@playwright/test';
import {expect, expectHydrated, open} from '../support/test';

/** The parts of the search that the reader sees. */
export class SearchModal {
  readonly button: Locator;
  readonly modal: Locator;
  readonly input: Locator;
  readonly hits: Locator;
  /** The way to Ask AI, before the results. */
  readonly question: Locator;
  /** What a screen reader hears of the results. */
  readonly said: Locator;

  constructor(readonly page: Page) {
    this.button = page.locator('[data-search-button]');
    this.modal = page.getByRole('dialog', {name: 'Search'});
    this.input = this.modal.getByRole('combobox').or(this.modal.getByRole('textbox'));
    this.said = this.modal.getByRole('status');
    this.question = this.modal.locator('[data-search-entry="question"]');
    this.hits = this.modal.locator('[data-search-entry]:not([data-search-entry="question"])');
  }

  /** Goes to a page and opens the search there. */
  async openOn(route: string): Promise<void> {
    await open(this.page, route);
    await this.open();
  }

  /** Opens the search as a reader who knows the keys does. */
  async open(): Promise<void> {
    await expectHydrated(this.page);
    // The same keys would close it while it is still there.
    await expect(this.modal).toBeHidden();
    await this.page.keyboard.press('Control+k');
    await expect(this.modal).toBeVisible();
    await expect(this.input).toBeFocused();
  }

  /** Puts a query in at once, so that no results are seen but its own. */
  async ask(query: string): Promise<void> {
    await this.input.fill(query);
  }

  /** Types a query as a reader does, letter by letter: each letter has results. */
  async type(query: string): Promise<void> {
    await this.input.pressSequentially(query);
  }

  /** Goes to the first result; before the results stands the way to Ask AI, where there is one. */
  async enterFirst(): Promise<void> {
    if ((await this.question.count()) > 0) {
      await this.page.keyboard.press('ArrowDown');
    }
    await this.page.keyboard.press('Enter');
  }

  /** The entries below a title of the start screen, such as the recent searches. */
  entries(title: string): Locator {
    return this.modal.locator('section', {hasText: title}).locator('[data-search-entry]');
  }

  /** A result by its heading. */
  hit(heading: string | RegExp): Locator {
    return this.hits.filter({has: this.page.locator('[data-search-title]', {hasText: heading})});
  }
}

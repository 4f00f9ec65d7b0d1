import type {Page} from '@playwright/test';
import {SearchModal} from './search/modal';
import {API, QUICKSTART, SUPPORT} from './support/landmarks';
import {colorModeToggle, navbarOf} from './support/pageParts';
import {denyStorage, fillStorage} from './support/brokenStorage';
import {expect, open, test} from './support/test';
import {translate} from './support/translate';

// What fails around a page, and what the reader sees then.

const START = `/${SUPPORT.path}`;
const title = (page: Page) => page.locator('h1');

test.beforeEach(({problems}) => {
  // What is provoked here may be reported, but no violation of the policy by the inline scripts.
  problems.allow(/^(?!.*inline script)/);
});

/** Expects that a reader can change the colors and go on to another page. */
async function expectUsable(page: Page): Promise<void> {
  const html = page.locator('html');
  const mode = await html.getAttribute('data-theme-choice');
  await colorModeToggle(page).click();
  await expect(html).not.toHaveAttribute('data-theme-choice', mode!);
  await navbarOf(page).getByRole('link', {name: /^api$/i}).first().click();
  await expect(title(page)).toHaveText(new RegExp(`^${API.title}$`, 'i'));
}

test('the site works when stored values are of another shape, and when the storage is full or denied', async ({
  page,
}) => {
  await open(page, START);
  for (const text of ['{"', '[null]']) {
    // Each value that is there, and one of each list that the site stores.
    await page.evaluate((value) => {
      for (const name of [
        'theme',
        'docusaurus.tab.platform',
        '__DOCSEARCH_FAVORITE_SEARCHES__boyka-framework',
        '__DOCSEARCH_RECENT_SEARCHES__boyka-framework',
        ...Object.keys(localStorage),
      ]) {
        localStorage.setItem(name, value);
      }
    }, text);
    await open(page, START);
    await new SearchModal(page).open();
    await page.keyboard.press('Escape');
    await expectUsable(page);
  }
  for (const spoil of [fillStorage, denyStorage]) {
    await page.addInitScript(spoil);
    await open(page, START);
    await expectUsable(page);
  }
});

test('a page that a browser translates, or an extension adds elements to, can be used', async ({
  page,
}) => {
  await open(page, START);
  await translate(page);
  await expect(title(page)).toHaveText(SUPPORT.title.toUpperCase());
  await expectUsable(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const parent of document.querySelectorAll('body, main, h1')) {
        parent.prepend(document.createElement('div'));
      }
    });
  });
  await open(page, START);
  await expectUsable(page);
});

test('a browser without dialogs, a clipboard, or a known type of connection shows what it can', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({type: 'wifi'})});
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: undefined});
    Object.assign(HTMLDialogElement.prototype, {showModal: undefined});
  });
  await open(page, '/');
  await page.getByRole('main').getByRole('button', {name: 'Copy'}).first().click();
  await expect(page.getByRole('button', {name: 'Not copied'})).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('quick');
  await expect(page.getByRole('article').first()).toContainText(QUICKSTART.title);
  await navbarOf(page).getByRole('link', {name: 'API', exact: true}).first().hover();
  await expectUsable(page);
  expect(problems.all).toEqual([]);
});

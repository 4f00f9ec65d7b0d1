import type {Page} from '@playwright/test';
import {CONFIG_OVERVIEW} from '../../../src/knowledge/configPages';
import {findProblems, walk, type TabStop} from '../support/tabWalk';
import {expect, expectIdle, open, test} from '../support/test';

type Control = readonly [role: Parameters<Page['getByRole']>[0], name: string | RegExp];

/** Opens a page of which nothing moves while it is walked through. */
async function openStill(page: Page, route: string) {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, route);
  // The last items of the navbar arrive late.
  await expectIdle(page);
}

const isAfterMain = ({region}: TabStop) => region !== 'main';

/** Checks a walk: that each stop can be seen and has a ring, and what has been visited. */
async function expectVisible(page: Page, stops: readonly TabStop[], controls: readonly Control[]) {
  expect(findProblems(stops)).toEqual([]);
  for (const [role, name] of controls) {
    const control = page.getByRole(role, {name, exact: true, includeHidden: true});
    const visited = control.and(page.locator('[data-tab-stop]'));
    await expect(visited.first(), `${role} ${name}`).toBeAttached();
  }
}

/** The parts of the layout in the order of the walk. */
const regionsOf = (stops: readonly TabStop[]) =>
  stops.map(({region}) => region).filter((region, index, all) => region !== all[index - 1]);

test('Tab visits all controls of a page in the order of the layout, and leaves it', async ({
  page,
}) => {
  // High enough for the sidebar: a list that scrolls by itself moves its entries up.
  await page.setViewportSize({width: 1280, height: 900});
  await openStill(page, '/docs/getting-started/quickstart');
  const stops = await walk(page, 'Tab');
  expect(regionsOf(stops)).toEqual([
    'skip link',
    'announcement',
    'navbar',
    'sidebar',
    'main',
    'contents',
    'footer',
  ]);
  await expectVisible(page, stops, [
    ['link', 'Skip to the content'],
    ['link', 'Star the repository'],
    ['link', 'Documentation'],
    ['button', /^Search/],
    ['link', 'Repository on GitHub'],
    ['button', /^Switch between dark and light mode/],
    ['button', "Expand sidebar category 'Configuration'"],
    ['link', 'Home page'],
    ['button', 'Copy page'],
    ['tab', 'bash'],
    ['button', 'Copy'],
    ['link', 'Edit this page'],
    ['link', /^Next/],
    ['link', 'What you see'],
    ['link', 'Keyboard shortcuts'],
  ]);
  // The size of targets outside of sentences; axe checks the others.
  const small = await page
    .locator('[data-tab-stop]:not(.markdown *)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().height < 24)
        .map((element) => element.textContent),
    );
  expect(small, 'lower than 24 pixels').toEqual([]);
});

test('Shift+Tab visits all controls of a page on a phone in reverse, and leaves it', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openStill(page, '/docs/getting-started/starter');
  const stops = (await walk(page, 'Shift+Tab')).reverse();
  expect(regionsOf(stops)).toEqual(['skip link', 'announcement', 'navbar', 'main', 'footer']);
  await expectVisible(page, stops, [
    ['button', 'Toggle navigation bar'],
    ['button', /^Search/],
    ['button', 'On this page'],
    ['checkbox', 'Web'],
    ['radio', 'This machine'],
    ['textbox', 'Group id'],
    ['button', /^Download my-tests/],
    ['button', 'pom.xml'],
  ]);
});

test('Tab visits the controls of the tools of the site', async ({page}) => {
  await openStill(page, '/docs/guides/config/check');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectVisible(page, await walk(page, 'Tab', isAfterMain), [
    ['textbox', 'Content of boyka-config.json'],
    ['button', 'Choose a file'],
    ['button', 'Clear'],
  ]);

  // Tab continues where the address leads.
  await openStill(page, `${CONFIG_OVERVIEW}#keys`);
  const isEnough = (_: TabStop, count: number) => count === 14;
  await expectVisible(page, await walk(page, 'Tab', isEnough), [
    ['searchbox', /^Filter \d+ keys$/],
    ['combobox', 'Platform'],
  ]);
});

test('Tab visits the controls of the home page', async ({page}) => {
  await openStill(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectVisible(page, await walk(page, 'Tab', isAfterMain), [
    ['tab', 'Maven'],
    ['tab', 'Web'],
    ['link', 'Run your first test'],
    ['link', 'LambdaTest'],
  ]);
});

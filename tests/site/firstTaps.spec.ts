import type {Locator, Page} from '@playwright/test';
import {addressOf, expect, expectHydrated, test} from './support/test';

// What a reader taps between `hydrateRoot()` and the commit of React, on a processor that is 6 times slower.

interface Paused {
  /** Set by the site's code: the root of React. */
  readonly docusaurusRoot?: unknown;
  /** Lets the scheduler of React go on. */
  readonly resume: () => void;
}

/**
 * Loads a page until React has called `hydrateRoot()`, and keeps its scheduler from going on.
 *
 * @returns a function that lets React finish, as fast as it can: that time is not what is tested
 */
async function openPaused(page: Page, route: string): Promise<() => Promise<void>> {
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', {rate: 6});
  await page.addInitScript(() => {
    if ('resume' in window) {
      return;
    }
    const {postMessage} = MessagePort.prototype;
    let waiting: (() => void)[] | undefined = [];
    MessagePort.prototype.postMessage = function post(this: MessagePort, message: unknown) {
      const send = () => postMessage.call(this, message);
      if (waiting) {
        waiting.push(send);
      } else {
        send();
      }
    };
    Object.assign(window, {
      resume: () => {
        waiting?.forEach((send) => send());
        waiting = undefined;
      },
    });
  });
  await page.goto(addressOf(route));
  await page.waitForFunction(() => (window as unknown as Paused).docusaurusRoot);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  return async () => {
    await processor.detach();
    await page.evaluate(() => (window as unknown as Paused).resume());
    await expectHydrated(page);
  };
}

const QUICKSTART = '/docs/getting-started/quickstart';
const tab = (page: Page) => page.getByRole('tab', {selected: false}).first();

/** Clicks on what is there, whether it is enabled or not. */
// eslint-disable-next-line playwright/no-force-option -- some are not enabled yet
const tap = (target: Locator) => target.click({force: true});

test('a tab is selected, and keeps the focus', async ({page}) => {
  const resume = await openPaused(page, QUICKSTART);
  const name = (await tab(page).textContent())!;
  const target = page.getByRole('tab', {name, exact: true}).first();
  await tap(target);
  await expect(target).toHaveAttribute('aria-selected', 'true');
  await resume();
  await expect(target).toHaveAttribute('aria-selected', 'true');
  await expect(target).toBeFocused();
});

test('a key on a tab selects it', async ({page}) => {
  const resume = await openPaused(page, QUICKSTART);
  await page.getByRole('tab', {selected: true}).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await resume();
  const target = page.getByRole('tab').nth(1);
  await expect(target).toHaveAttribute('aria-selected', 'true');
  await expect(target).toBeFocused();
});

for (const [what, find] of [
  ['Copy inside of tabs', (page: Page) => page.getByRole('tabpanel').getByRole('button').first()],
  ['Copy page', (page: Page) => page.getByRole('button', {name: 'Copy page'})],
] as const) {
  test(`${what} copies, says so, and keeps the focus`, async ({page}) => {
    const resume = await openPaused(page, QUICKSTART);
    const button = await find(page).elementHandle();
    await tap(find(page));
    await resume();
    await expect.poll(() => button!.textContent()).toBe('Copied');
    expect(await button!.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  });
}

test('a fold opens, and keeps the focus', async ({page}) => {
  const resume = await openPaused(page, '/api/actions/elements/element-actions');
  const fold = page.locator('main details:not([open])').first();
  const handle = await fold.elementHandle();
  await tap(fold.locator('summary').first());
  await resume();
  await expect
    .poll(() => handle!.evaluate((details: HTMLDetailsElement) => details.open))
    .toBe(true);
  await expect(page.locator('summary:focus')).toHaveCount(1);
});

test('the menu of a phone opens, and takes the focus', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const resume = await openPaused(page, QUICKSTART);
  await tap(page.getByRole('button', {name: 'Toggle navigation bar'}));
  await resume();
  await expect(page.locator('.navbar-sidebar--show .navbar-sidebar :focus')).toHaveCount(1);
});

test('the filter of keys takes the focus, and what is typed then', async ({page}) => {
  const resume = await openPaused(page, '/docs/guides/config/configuration');
  const filter = page.getByRole('searchbox', {name: /^Filter/});
  await tap(filter);
  await expect(filter).toBeFocused();
  await resume();
  await page.keyboard.type('highlight');
  await expect(page.getByText(/^\d+ of \d+ keys$/)).not.toHaveText(/^210 /);
});

for (const [route, selector] of [
  [QUICKSTART, 'main button'],
  ['/docs/guides/config/configuration', 'main :is(input, select)'],
  ['/docs/guides/config/check', 'main :is(textarea, button, input)'],
  ['/docs/guides/troubleshooting', 'main :is(textarea, button, input)'],
  ['/docs/getting-started/starter', 'form :is(button, input)'],
] as const) {
  test(`controls of ${route} are disabled in the HTML, at their final size`, async ({page}) => {
    const resume = await openPaused(page, route);
    const controls = page.locator(selector).filter({visible: true});
    const boxes = () =>
      controls.evaluateAll((elements) =>
        elements.map((element) => {
          const {width, height} = element.getBoundingClientRect();
          return `${element.localName} ${width} ${height}`;
        }),
      );
    const before = await boxes();
    expect(before.length).toBeGreaterThan(0);
    await expect(controls.and(page.locator(':disabled, [aria-disabled="true"]'))).toHaveCount(
      before.length,
    );
    await resume();
    expect(await boxes()).toEqual(before);
    await expect(controls.and(page.locator('[aria-disabled="true"]'))).toHaveCount(0);
    await expect(controls.and(page.locator(':enabled')).first()).toBeVisible();
  });
}

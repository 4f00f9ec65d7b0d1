import type {Page} from '@playwright/test';
import {rgb} from '../../contrast';
import {colorModeToggle as toggle} from '../support/pageParts';
import {holdBack} from '../support/holdBack';
import {waitUntilIdle} from '../support/idle';
import {expect, expectHydrated, open, test} from '../support/test';

type Mode = 'light' | 'dark';

/** The mode that a computed background color belongs to. */
const modeOf = (color: string): Mode => (Math.max(...rgb(color)) < 128 ? 'dark' : 'light');

/** Expects the page to have a mode, and to be drawn in it. */
async function expectMode(page: Page, mode: Mode) {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', mode);
  const drawn = () => html.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(async () => modeOf(await drawn())).toBe(mode);
}

test('a chosen mode stays on the next page and after a reload, and other tabs take it over', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs/intro');
  const other = await page.context().newPage();
  await other.emulateMedia({colorScheme: 'light'});
  await open(other, '/api/intro');
  await expectMode(other, 'light');
  // From the system's to light, and on to dark.
  await toggle(page).click();
  await toggle(page).click();
  await expectMode(page, 'dark');
  await expectMode(other, 'dark');
  await other.close();
  await page.getByRole('link', {name: 'API', exact: true}).first().click();
  await expect(page.locator('h1')).toHaveText('API reference');
  await expectMode(page, 'dark');
  await page.reload();
  await expectMode(page, 'dark');
});

test('the stored mode, or else that of the system, is drawn from the first frame on', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  await toggle(page).click();
  const key = await page.evaluate(() =>
    Object.keys(localStorage).find((name) => name.startsWith('theme')),
  );
  await page.addInitScript(() => {
    const backgrounds = new Set<string>();
    Object.assign(window, {backgrounds});
    const note = () => {
      if (document.body) {
        backgrounds.add(getComputedStyle(document.documentElement).backgroundColor);
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (const {system, stored, drawn, kept} of [
    {system: 'light', stored: 'dark', drawn: 'dark', kept: 'dark'},
    {system: 'dark', stored: 'light', drawn: 'light', kept: 'light'},
    // A value that is none of the modes is dropped.
    {system: 'dark', stored: '<b>banana</b>', drawn: 'dark', kept: null},
    // None is stored.
    {system: 'dark', stored: '', drawn: 'dark', kept: null},
  ] as const) {
    await test.step(`"${stored}" is stored in a ${system} system`, async () => {
      await page.emulateMedia({colorScheme: system});
      await page.evaluate(
        ([name, value]) =>
          value ? localStorage.setItem(name!, value) : localStorage.removeItem(name!),
        [key, stored],
      );
      // Until the main script arrives, the browser paints the page without React.
      const releaseScript = await holdBack(page, /\/assets\/js\/main/);
      await page.reload({waitUntil: 'commit'});
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await waitUntilIdle(page);
      releaseScript();
      await expectHydrated(page);
      await waitUntilIdle(page);
      const backgrounds = await page.evaluate(() => [
        ...(window as unknown as {backgrounds: Set<string>}).backgrounds,
      ]);
      expect(backgrounds.map(modeOf)).toEqual([drawn]);
      expect(await page.evaluate((name) => localStorage.getItem(name!), key)).toBe(kept);
    });
  }
});

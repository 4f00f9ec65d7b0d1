import {deferred, expectHydrated, test as faultTest} from '../site/support/faults';
import {colorModeToggle as toggle} from '../site/support/navbar';
import {expect, open, test} from '../site/support/test';

faultTest('disables the toggle until the page is hydrated', async ({page, faultySite}) => {
  const script = deferred();
  faultySite.injectFault(/\/assets\/js\/main/, {heldUntil: script.promise});
  await page.goto(`${faultySite.url}docs/intro/`, {waitUntil: 'commit'});
  await expect(page.locator('h1')).toHaveText('What Boyka Framework does');
  const button = page.locator('nav.navbar button[class*="toggleButton"]').first();
  await expect(button).toBeDisabled();
  script.resolve();
  await expectHydrated(page);
  await expect(toggle(page)).toBeEnabled();
});

test('changes the color mode of other tabs', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs/intro');
  const other = await context.newPage();
  await other.emulateMedia({colorScheme: 'light'});
  await open(other, '/api/intro');
  await toggle(page).click();
  await toggle(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

import {deferred} from '../site/support/faults';
import {colorModeToggle as toggle} from '../site/support/navbar';
import {expect, expectHydrated, test} from '../site/support/test';

test('disables the toggle until the page is hydrated', async ({page, faultySite}) => {
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

import {colorModeToggle as toggle} from '../site/support/navbar';
import {holdBack} from '../site/support/holdBack';
import {expect, expectHydrated, test} from '../site/support/test';

test('disables the toggle until the page is hydrated', async ({page}) => {
  const releaseScript = await holdBack(page, /\/assets\/js\/main/);
  await page.goto('./docs/intro/', {waitUntil: 'commit'});
  await expect(page.locator('h1')).toHaveText('What Boyka Framework does');
  const button = page.locator('nav.navbar button[class*="toggleButton"]').first();
  await expect(button).toBeDisabled();
  releaseScript();
  await expectHydrated(page);
  await expect(toggle(page)).toBeEnabled();
});

import {chromium} from '@playwright/test';
import {findChromium} from '../../../scripts/lib/programs';
import {UserError} from '../../../src/config/environment/userError';

/**
 * Stops before the first test where there is no browser.
 * @throws UserError
 */
export default function requireChromium(): void {
  if (findChromium(chromium.executablePath()) === undefined) {
    throw new UserError('No Chromium was found: `npm run setup` finds or installs one.');
  }
}

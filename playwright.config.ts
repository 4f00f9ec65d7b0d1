import {defineConfig} from '@playwright/test';
import {Problem} from './scripts/lib/problem';
import {chromiumFlags, findChromium} from './scripts/setup/chromium';

const executablePath = findChromium();
if (executablePath === undefined) {
  throw new Problem('No Chromium was found: `npm run setup` finds or installs one.');
}

const jsonReport = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results/browser',
  // A test that passes only when repeated is a test that fails.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  // Two cores that other work shares take their time to bring a long page to life.
  expect: {timeout: 15_000},
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ...(jsonReport ? [['json'] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: {executablePath, args: chromiumFlags()},
    locale: 'en-US',
    trace: 'off',
  },
});

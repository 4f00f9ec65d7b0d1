// cspell:ignore maglev
import {chromium, defineConfig} from '@playwright/test';
import {CHROMIUM_FLAGS, findChromium} from './scripts/lib/programs';
import {CI} from './src/config/environment/variables';

export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results/browser',
  // The whole path: the configuration of `tests/modes` extends this one.
  globalSetup: require.resolve('./tests/site/support/requireChromium'),
  // A test that passes only when repeated is a test that fails.
  retries: 0,
  // Tests wait for the browser more than they compute.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // No limit that a busy machine reaches: it only ends what hangs.
  timeout: 240_000,
  // Two cores that other work shares take their time to bring a long page to life.
  expect: {timeout: 60_000},
  // Playwright reports what has failed by then; a time-out from outside would lose it.
  globalTimeout: 40 * 60_000,
  reporter: [
    ['list'],
    [require.resolve('./tests/site/support/loadReporter')],
    ...(CI ? ([['github']] as const) : []),
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      // Looked for when a browser starts: tools that only read this file do without one.
      get executablePath() {
        return findChromium(chromium.executablePath());
      },
      // A page of a test ends before compiling its code for speed pays: a sixth of the CPU time.
      args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt --no-maglev'],
    },
    locale: 'en-US',
    trace: CI ? 'retain-on-failure' : 'off',
    // A new context costs a second of CPU time; Playwright resets the reused one after each test.
    reuseContext: true,
    // As a browser grants it to a page that a reader clicks in.
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  projects: [{name: 'site'}],
});

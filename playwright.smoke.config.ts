import {defineConfig} from '@playwright/test';
import {chromiumFlags, findChromium} from './scripts/setup/chromium';

// Firefox and WebKit are Playwright's own: install them with `npx playwright install --with-deps`.
export default defineConfig({
  testDir: 'tests/smoke',
  outputDir: 'test-results/smoke',
  forbidOnly: true,
  globalTimeout: 10 * 60_000,
  expect: {timeout: 15_000},
  reporter: process.env['CI'] ? [['list'], ['github']] : 'list',
  use: {locale: 'en-US', trace: 'retain-on-failure'},
  projects: [
    {
      name: 'chromium',
      use: {launchOptions: {executablePath: findChromium(), args: chromiumFlags()}},
    },
    {name: 'firefox', use: {browserName: 'firefox'}},
    {name: 'webkit', use: {browserName: 'webkit'}},
  ],
});

import {defineConfig} from '@playwright/test';
import site from '../../playwright.config';

/** Behavior of Docusaurus itself, in a browser: nightly and before an upgrade. */
export default defineConfig({
  ...site,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/upstream',
});

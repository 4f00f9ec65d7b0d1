import {defineConfig} from '@playwright/test';
import site from '../../playwright.config';

/** Behavior of Docusaurus itself, in a browser: nightly and before an upgrade. */
export default defineConfig({
  ...site,
  // The paths of the others begin in the folder of the site.
  reporter: 'list',
  outputDir: '../../test-results/upstream',
  testDir: '.',
  projects: [{name: 'upstream', testMatch: '*.spec.ts'}],
});

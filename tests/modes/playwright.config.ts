import {defineConfig} from '@playwright/test';
import site from '../../playwright.config';

/** A mode whose tests need another build, which Playwright makes first. */
const built = (name: string) => [
  {name: `build ${name}`, testDir: name, testMatch: 'build.setup.ts'},
  {name, testDir: name, dependencies: [`build ${name}`]},
];

/** The browser tests of `npm run test:rest`, with the settings of those of `npm test`. */
export default defineConfig({
  ...site,
  outputDir: '../../test-results/modes',
  testDir: '.',
  testMatch: '*.spec.ts',
  projects: [
    ...built('hosted'),
    ...built('fixture'),
    {name: 'development', testDir: 'development'},
    // On the build of `npm run build`.
    {name: 'site', testIgnore: ['hosted', 'fixture', 'development'].map((name) => `${name}/*`)},
    {name: 'upstream', testDir: '../upstream', dependencies: ['build fixture']},
  ],
});

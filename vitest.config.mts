import {defineConfig} from 'vitest/config';

/** No file of most folders changes what another one reads; a process for each would load all modules again. */
const SHARED = {isolate: false};

/** Test files that run the generator: each process uses a core. */
const BUILDS = {maxWorkers: 2};

const project = (name: string, include: string[], more: object) => ({
  extends: true as const,
  test: {name, include, ...more},
});

export default defineConfig({
  // The generator's TypeScript settings leave JSX to the generator.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    // For what hangs; how fast the machine is decides no test.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // By default one core is left idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      project('unit', ['tests/unit/**/*.test.ts'], SHARED),
      project('content', ['tests/content/**/*.test.ts'], SHARED),
      // The tests of what takes paths, with those of Windows.
      project(
        'windows',
        [
          'tests/unit/{checkedData,programs}.test.ts',
          'tests/unit/facts/{changes,libraries,update}.test.ts',
          'tests/unit/samples/archive.test.ts',
          'tests/unit/{plugins/cacheInputs,reference/remarkCodeLinks,remark/remarkSamples,siteFiles/pages}.test.ts',
        ],
        {setupFiles: 'tests/windowsPaths.ts', ...SHARED},
      ),
      // What runs a JDK, bash, or Git: `npm run test:programs`.
      project('programs', ['tests/programs/**/*.test.ts'], SHARED),
      project('build', ['tests/build/**/*.test.ts'], BUILDS),
      // The files of `build/`, each parsed once: `npm run test:built`.
      project('built', ['tests/built/**/*.test.ts'], {
        globalSetup: 'tests/built/support/requireBuild.ts',
        ...SHARED,
      }),
      // Variants of the build, and behavior of Docusaurus itself: `npm run test:rest`.
      project('rest', ['tests/{modes,upstream}/**/*.test.ts'], BUILDS),
    ],
  },
});

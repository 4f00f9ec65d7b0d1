import {defineConfig} from 'vitest/config';

export default defineConfig({
  // The generator's TypeScript settings leave JSX to the generator.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    // For what hangs; how fast the machine is decides no test.
    testTimeout: 60_000,
    projects: [
      {extends: true, test: {name: 'unit', include: ['tests/unit/**/*.test.ts']}},
      {extends: true, test: {name: 'content', include: ['tests/content/**/*.test.ts']}},
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // Each test builds a whole fixture site; two at once is what two cores carry.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

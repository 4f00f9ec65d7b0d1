import {defineConfig} from '@playwright/test';
import {CI, variable} from '../../src/config/environment/variables';
import {PROGRAMS, type EngineName} from './engines';

const projects = Object.entries(PROGRAMS).flatMap(([name, {path, packages}]) => {
  // Each worker reads this file, too.
  if (path === undefined && variable('TEST_WORKER_INDEX') === undefined) {
    console.log(`Not tested in ${name}: install it with \`apt-get install ${packages}\`.`);
  }
  return path === undefined ? [] : [{name, use: {engine: name as EngineName}}];
});

export default defineConfig<object, {engine: EngineName}>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // For what hangs: how fast the machine is decides no check.
  timeout: 300_000,
  expect: {timeout: 60_000},
  globalTimeout: 40 * 60_000,
  reporter: CI ? [['list'], ['github']] : 'list',
  projects,
});

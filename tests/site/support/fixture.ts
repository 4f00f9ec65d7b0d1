import path from 'node:path';
import {ROOT} from '../../../scripts/lib/run';
import type {RunningServer} from '../../../scripts/serve';
import {SITE} from './buildOutput';
import {serve, test as siteTest} from './test';

const FOLDER = path.join(ROOT, '.cache/fixture');

/**
 * A small site with the parts that ours does not use: see `tests/fixture`. `fixture.setup.ts` builds
 * it once for all tests that need it, the files `*fixture.spec.ts`.
 */
export const FIXTURE = {
  dir: path.join(FOLDER, 'build'),
  /** What the build printed. */
  outputFile: path.join(FOLDER, 'output.txt'),
};

/** The tests' `test`, where the site is the fixture. */
export const test = siteTest.extend<object, {site: RunningServer}>({
  site: [
    async ({}, use) => serve({dir: FIXTURE.dir, basePath: SITE.baseUrl}, use),
    {scope: 'worker'},
  ],
});

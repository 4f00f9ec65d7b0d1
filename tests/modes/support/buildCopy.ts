import {cpSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {ROOT, run} from '../../../scripts/lib/run';
import {copySource} from './sourceCopy';

const BUILD_ENV = {
  // The bundler's cache would be the one of the site itself.
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  // The test runner sets the second; Node warns of both.
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

/**
 * Builds a copy of the site for a mode, and stores the build in the cache of this one.
 *
 * @param to folder of the build
 * @param env variables of the build
 * @param prepare changes the copy before
 * @returns what the build printed, without colors; fails the test when it does not succeed
 */
export async function buildCopy(
  to: string,
  env: Readonly<Record<string, string>>,
  prepare?: (dir: string) => void,
): Promise<string> {
  const dir = copySource();
  try {
    prepare?.(dir);
    const {code, output} = await run(
      process.execPath,
      [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts'],
      {cwd: dir, timeoutMs: 600_000, env: {...BUILD_ENV, ...env}},
    );
    expect(code, output).toBe(0);
    rmSync(to, {recursive: true, force: true});
    mkdirSync(path.dirname(to), {recursive: true});
    cpSync(path.join(dir, 'build'), to, {recursive: true});
    return output;
  } finally {
    rmSync(dir, {recursive: true, force: true});
  }
}

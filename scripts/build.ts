// cspell:ignore statfs bavail
import {existsSync} from 'node:fs';
import {mkdir, rename, rm, statfs} from 'node:fs/promises';
import path from 'node:path';
import {REPORTED} from '../src/config/environment/variables';
import {UserError} from '../src/config/environment/userError';
import {docusaurus, ROOT} from './lib/run';
import {script} from './lib/script';
import {requestedSite} from './lib/site';

/** In bytes; a disk with less is full. */
const LEAST_SPACE = 1_000_000;

/**
 * Runs the generator and then the postbuild steps. Builds into a temporary folder and replaces
 * `build/` on success, so that a failed build leaves the last good one as it was.
 *
 * @throws UserError when a part fails; its output was printed by then
 */
export async function build(): Promise<void> {
  const address = requestedSite();
  const target = path.join(ROOT, 'build');
  const cache = path.join(ROOT, '.cache');
  const tempDir = path.join(cache, 'build');
  const last = path.join(cache, 'last-build');
  await mkdir(cache, {recursive: true});
  // What a build left that was interrupted.
  await remove(tempDir, last);
  try {
    const {code} = await docusaurus(['build', '--out-dir', tempDir], {
      show: true,
      // A thread that renders pages loads and compiles the generator's code anew, which costs more
      // than a second thread gains.
      env: {
        DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
        RUN_BY_BUILD_SCRIPT: 'true',
        // What is wrong on a page would be between fifty lines about the generator's own code.
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --stack-trace-limit=0`.trim(),
      },
    });
    if (code === REPORTED) {
      process.exitCode = 1;
      return;
    }
    if (code !== 0) {
      throw new UserError(
        'The build failed: see above. build/ is unchanged. The stacks of the errors: npm run docusaurus build',
      );
    }
    // Its parsers are not needed for a build that fails.
    const {postbuild} = await import('../src/plugins/siteFiles/steps');
    await postbuild({outDir: tempDir, ...address});
    // Renamed, because to remove it takes a while in which it would be neither whole nor gone.
    if (existsSync(target)) {
      await rename(target, last);
    }
    await rename(tempDir, target);
  } catch (error) {
    const {bavail, bsize} = await statfs(cache);
    // The generator reports it for each page.
    throw bavail * bsize < LEAST_SPACE
      ? new UserError('The disk is full: make room, and build again. build/ is unchanged.')
      : error;
  } finally {
    await remove(tempDir, last);
  }
}

async function remove(...folders: string[]): Promise<void> {
  await Promise.all(folders.map((folder) => rm(folder, {recursive: true, force: true})));
}

script(module, build);

import {rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {REPORTED} from '../src/config/environment/variables';
import {UserError} from './lib/userError';
import {docusaurus, ROOT} from './lib/run';
import {script} from './lib/script';
import {requestedSite} from './lib/site';

/**
 * Runs the generator and then the postbuild steps. Builds into a temporary folder and replaces
 * `build/` on success, so that a failed build leaves the last good one as it was.
 *
 * @throws UserError when a part fails; its output was printed by then.
 */
export async function build(): Promise<void> {
  const address = requestedSite();
  const target = path.join(ROOT, 'build');
  const tempDir = path.join(ROOT, '.cache', 'build');
  // One of a build that was interrupted.
  await rm(tempDir, {recursive: true, force: true});
  try {
    const {code} = await docusaurus(['build', '--out-dir', tempDir], {
      show: true,
      // A thread that renders pages loads and compiles the generator's code anew, which costs more
      // than a second thread gains.
      env: {DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1', RUN_BY_BUILD_SCRIPT: 'true'},
    });
    if (code === REPORTED) {
      process.exitCode = 1;
      return;
    }
    if (code !== 0) {
      throw new UserError('The build failed: see above. build/ is unchanged.');
    }
    // Its parsers are not needed for a build that fails.
    const {postbuild} = await import('./build/postbuild');
    await postbuild({outDir: tempDir, ...address});
    await rm(target, {recursive: true, force: true});
    await rename(tempDir, target);
  } finally {
    await rm(tempDir, {recursive: true, force: true});
  }
}

script(module, build);

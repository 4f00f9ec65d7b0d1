import {rmSync} from 'node:fs';
import {mkdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {isUpToDate, readInputs, recordBuild} from './build/lastBuild';
import {UserError} from './lib/userError';
import {docusaurus, ROOT} from './lib/run';
import {script} from './lib/script';
import {requireWholeSearch, siteAddress} from './lib/site';

/**
 * How much of a function has to run, in bytes of bytecode, before V8 optimizes it: eight times its
 * default. A build is over before more optimized code pays for itself.
 */
const V8_BUDGET = '--interrupt-budget=500000';

/**
 * Runs the generator and then the postbuild steps, unless nothing changed since the last build.
 * Builds into a temporary folder and replaces `build/` on success, so that a failed build leaves the
 * last good one as it was.
 *
 * @param force builds in any case
 * @throws UserError when a part fails; its output was printed by then.
 */
export async function build({force = false} = {}): Promise<void> {
  const address = await siteAddress();
  await requireWholeSearch();
  const inputs = readInputs(ROOT);
  if (!force && inputs && isUpToDate(ROOT, inputs)) {
    console.log(
      'Nothing changed since the last build: build/ is kept. `npm run build -- --force` builds anew.',
    );
    return;
  }
  const target = path.join(ROOT, 'build');
  const tempDir = path.join(ROOT, '.cache', `build-${process.pid}`);
  const cleanUp = (): void => rmSync(tempDir, {recursive: true, force: true});
  const interrupted = (): void => {
    cleanUp();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  await mkdir(path.dirname(tempDir), {recursive: true});
  try {
    const {code} = await docusaurus(['build', '--out-dir', tempDir], {
      show: true,
      nodeOptions: [V8_BUDGET],
      // A thread that renders pages loads and compiles the generator's code anew, which costs more
      // than a second thread gains.
      env: {DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1'},
    });
    if (code !== 0) {
      throw new UserError('The build failed: see above. build/ was left as it was.');
    }
    setFlagsFromString(V8_BUDGET);
    // Its parsers take longer to load than to find out that nothing changed.
    const {postbuild} = await import('./postbuild');
    await postbuild({outDir: tempDir, ...address});
    await rm(target, {recursive: true, force: true});
    await rename(tempDir, target);
    recordBuild(ROOT, inputs);
  } finally {
    cleanUp();
    process.removeListener('SIGINT', interrupted).removeListener('SIGTERM', interrupted);
  }
}

script('build', () => build({force: process.argv.includes('--force')}));

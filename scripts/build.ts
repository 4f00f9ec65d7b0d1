import {rmSync} from 'node:fs';
import {mkdir, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {finish} from './finish';
import {docusaurus} from './lib/docusaurus';
import {Problem} from './lib/problem';
import {ROOT} from './lib/run';
import {script} from './lib/script';
import {requireWholeSearch, siteAddress} from './lib/site';

/**
 * The production build: the generator, then the finishing steps. It grows in a folder of its own
 * and takes the place of `build/` when all of it succeeded, so that a build that failed leaves the
 * last good one as it was.
 * @throws Problem when a part fails; what went wrong was printed by then.
 */
export async function build(): Promise<void> {
  const address = await siteAddress();
  await requireWholeSearch();
  const target = path.join(ROOT, 'build');
  const growing = path.join(ROOT, '.cache', `build-${process.pid}`);
  const forget = (): void => rmSync(growing, {recursive: true, force: true});
  const interrupted = (): void => {
    forget();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  await mkdir(path.dirname(growing), {recursive: true});
  try {
    const {code} = await docusaurus(['build', '--out-dir', growing], {show: true});
    if (code !== 0) {
      throw new Problem('The build failed: see above. build/ was left as it was.');
    }
    await finish({outDir: growing, ...address});
    await rm(target, {recursive: true, force: true});
    await rename(growing, target);
  } finally {
    forget();
    process.removeListener('SIGINT', interrupted).removeListener('SIGTERM', interrupted);
  }
}

script('build', build);

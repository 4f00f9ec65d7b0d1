import {existsSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';
import {docusaurus} from './lib/run';
import {script} from './lib/script';
import {UserError} from '../src/config/environment/userError';
import {variable} from '../src/config/environment/variables';

const remove = (folder: string) => rm(folder, {recursive: true, force: true});

/**
 * Keeps `build/` until the new one is whole: the generator empties its folder first. Arguments are the
 * generator's, such as `--no-minify`.
 */
script(module, async () => {
  const options = process.argv.slice(2);
  if (options.some((option) => option.startsWith('--out-dir'))) {
    throw new UserError(
      'npm run build writes to build/: leave out --out-dir, or run `npx docusaurus build`.',
    );
  }
  const [built, last] = ['.cache/build', '.cache/last-build'];
  // Its second thread costs more than it gains, and stacks hide the errors of pages.
  const NODE_OPTIONS = `${variable('NODE_OPTIONS') ?? ''} --stack-trace-limit=0`.trim();
  const env = {DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1', NODE_OPTIONS};
  const {code} = await docusaurus(['build', ...options, '--out-dir', built], {show: true, env});
  process.exitCode = code;
  await remove(last);
  if (code === 0) {
    await (existsSync('build') && rename('build', last));
    await rename(built, 'build');
  }
  await Promise.all([built, last].map(remove));
});

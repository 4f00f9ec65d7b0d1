import {run} from '../../scripts/lib/run';
import {UserError} from '../../scripts/lib/userError';

/**
 * Builds a site, and prints and returns the CPU seconds of the build with all its processes.
 *
 * @param dir of the site
 * @throws UserError when the build fails, or there is no Bash to measure it with
 */
export async function buildSeconds(dir: string): Promise<number> {
  const timed = 'TIMEFORMAT="CPU %U %S"; time npm run build';
  const {code, output} = await run('bash', ['-c', timed], {cwd: dir, env: {LC_ALL: 'C'}});
  const [, user, system] = /^CPU ([\d.]+) ([\d.]+)$/m.exec(output) ?? [];
  if (code !== 0 || !user) {
    console.error(output);
    throw new UserError(`\`npm run build\` failed in ${dir}: see above; Bash has to be installed.`);
  }
  const seconds = Number(user) + Number(system);
  console.log(`Built ${dir}: ${seconds.toFixed(1)} s of CPU time`);
  return seconds;
}

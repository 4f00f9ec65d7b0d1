import {script} from '../lib/script';
import {UserError} from '../../src/config/environment/userError';
import {variable} from '../../src/config/environment/variables';
import {closeIfOpen, openOrRenew} from './issue';

const ISSUE = 'jobs';

/**
 * The jobs of a workflow that have not succeeded.
 *
 * @param jobs the workflow's context `needs` as JSON
 * @throws UserError when it is none
 */
export function failedJobs(jobs: string | undefined): string[] {
  try {
    return Object.entries(JSON.parse(jobs!) as Record<string, {result: string}>)
      .filter(([, {result}]) => !['success', 'skipped'].includes(result))
      .map(([name]) => name);
  } catch {
    throw new UserError('JOBS is not the context "needs" as JSON: set it to ${{ toJSON(needs) }}.');
  }
}

// Opens, or renews, one issue that names the jobs that failed; closes it when none does.
script(module, async () => {
  const failed = failedJobs(variable('JOBS'));
  if (failed.length === 0) {
    console.log(await closeIfOpen(ISSUE));
    return;
  }
  const body = `These jobs of the nightly run failed:\n\n${failed
    .map((name) => `- \`${name}\``)
    .join('\n')}\n\n${variable('RUN_URL') ?? ''}\n`;
  console.log(await openOrRenew({name: ISSUE, title: 'The nightly checks fail', body}));
});

import path from 'node:path';
import {expect, test} from 'vitest';
import {ROOT, run} from '../../../scripts/lib/run';
import {fakeGitHub} from '../../fakeGitHub';

const RUN_URL = 'https://github.com/a/b/actions/runs/1';

async function report(env: Record<string, string>, results?: Record<string, string>) {
  const jobs = Object.entries(results ?? {}).map(([name, result]) => [name, {result}]);
  const {code, output} = await run(
    process.execPath,
    [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/nightly/reportJobs.ts'],
    {env: {...env, RUN_URL, JOBS: results ? JSON.stringify(Object.fromEntries(jobs)) : ''}},
  );
  return {code, output: output.trim()};
}

test('failed jobs open one issue, fail again in the same, and close it when they succeed', async () => {
  const {issues, env} = await fakeGitHub();
  const failed = {links: 'success', canary: 'failure', facts: 'cancelled', html: 'skipped'};
  expect((await report(env, failed)).output).toBe('Opened an issue: The nightly checks fail');
  expect(issues[0]!.body).toContain(`- \`canary\`\n- \`facts\`\n\n${RUN_URL}`);
  expect((await report(env, {links: 'failure'})).output).toBe(
    'Renewed issue 1: The nightly checks fail',
  );
  expect(issues).toHaveLength(1);
  expect(issues[0]!.body).toContain(`:\n\n- \`links\`\n\n${RUN_URL}`);
  expect((await report(env, {links: 'success'})).output).toBe('Closed issue 1.');
  expect(issues[0]!.state).toBe('closed');
});

test('without the results of the jobs, or half of the settings, the script says so in one line', async () => {
  expect(await report({})).toEqual({
    code: 1,
    output: expect.stringMatching(/^JOBS is not the .*$/),
  });
  expect(await report({GITHUB_TOKEN: 'x', GITHUB_API_URL: ''}, {links: 'failure'})).toEqual({
    code: 1,
    output: expect.stringMatching(/^GITHUB_TOKEN is set, but not GITHUB_API_URL and .*$/),
  });
});

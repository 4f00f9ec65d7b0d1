import path from 'node:path';
import {existsSync} from 'node:fs';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {ROOT, run} from '../../scripts/lib/run';
import {copySource, type SourceCopy} from './support/sourceCopy';

let tree: SourceCopy;

beforeAll(() => {
  tree = copySource(ROOT);
});

afterAll(() => tree.remove());

const UNSET = {
  ALGOLIA_APP_ID: '',
  ALGOLIA_API_KEY: '',
  ALGOLIA_INDEX_NAME: '',
  ALGOLIA_ASSISTANT_ID: '',
};

test.each([
  ['build', {ALGOLIA_ASSISTANT_ID: 'a'}, 'ALGOLIA_APP_ID, ALGOLIA_API_KEY, and ALGOLIA_INDEX_NAME'],
  ['start', {ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'i'}, 'ALGOLIA_APP_ID'],
])('npm run %s stops on half-set credentials %j in one line', async (name, set, missing) => {
  const {code, output} = await run(
    process.execPath,
    [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), `scripts/${name}.ts`],
    {cwd: tree.dir, timeoutMs: 110_000, env: {...UNSET, ...set}},
  );
  expect(output.trim()).toBe(
    `Incomplete Algolia configuration: set ${missing}, or none of the variables.`,
  );
  expect(code).toBe(1);
  expect(existsSync(path.join(tree.dir, 'build'))).toBe(false);
});

test('the generator alone stops too, and names what is missing', async () => {
  const {code, output} = await run(
    process.execPath,
    [path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    {
      cwd: tree.dir,
      timeoutMs: 110_000,
      env: {...UNSET, NO_UPDATE_NOTIFIER: '1', ALGOLIA_APP_ID: 'a'},
    },
  );
  expect(output).toContain('set ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME, or none');
  expect(code).toBe(1);
});

import path from 'node:path';
import {existsSync, rmSync} from 'node:fs';
import {expect, onTestFinished, test} from 'vitest';
import {ROOT, run} from '../../scripts/lib/run';
import {copySource} from './support/sourceCopy';

const TSX = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const GENERATOR = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const CREDENTIALS = {
  ALGOLIA_APP_ID: 'a',
  ALGOLIA_API_KEY: '',
  ALGOLIA_INDEX_NAME: '',
  ALGOLIA_ASSISTANT_ID: '',
  NO_UPDATE_NOTIFIER: '1',
};
const MISSING = 'set ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME, or none of the variables\\.';
/** A pattern without `s` and `m`: nothing else is printed. */
const ONE_LINE = new RegExp(`^Incomplete Algolia configuration: ${MISSING}$`);

test.each([
  ['npm run build', [TSX, 'scripts/build.ts'], ONE_LINE],
  ['npm start', [TSX, 'scripts/start.ts'], ONE_LINE],
  ['the generator alone', [GENERATOR, 'build'], new RegExp(MISSING)],
])('%s stops on half-set credentials, and names what is missing', async (_, args, message) => {
  const dir = copySource();
  onTestFinished(() => rmSync(dir, {recursive: true, force: true}));
  const {code, output} = await run(process.execPath, args, {
    cwd: dir,
    timeoutMs: 230_000,
    env: CREDENTIALS,
  });
  expect(output.trim()).toMatch(message);
  expect(code).toBe(1);
  expect(existsSync(path.join(dir, 'build'))).toBe(false);
});

import {cpSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ROOT, run} from '../../scripts/lib/run';
import {copySource} from '../build/support/sourceCopy';
import {ANALYTICS, HOSTED, PREVIEW} from './support/preview';

test('builds the preview', async () => {
  test.setTimeout(660_000);
  const dir = copySource();
  try {
    const {code, output} = await run(
      process.execPath,
      [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts'],
      {
        cwd: dir,
        timeoutMs: 600_000,
        env: {
          ...HOSTED,
          ...ANALYTICS,
          SITE_URL: PREVIEW.address,
          DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        },
      },
    );
    expect(code, output).toBe(0);
    rmSync(PREVIEW.dir, {recursive: true, force: true});
    cpSync(path.join(dir, 'build'), PREVIEW.dir, {recursive: true});
    writeFileSync(PREVIEW.outputFile, output);
  } finally {
    rmSync(dir, {recursive: true, force: true});
  }
});

import {cpSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ROOT, run} from '../../../scripts/lib/run';
import {createFixture} from '../../build/support/fixture';
import {copySource} from '../../build/support/sourceCopy';
import {OTHER_SITE} from './otherSite';
import {ANALYTICS, HOSTED, OTHER, PREVIEW} from './index';

test.setTimeout(660_000);

/** Puts a build in place of the one of the last run. */
function keep(built: string, dir: string): void {
  rmSync(dir, {recursive: true, force: true});
  cpSync(built, dir, {recursive: true});
}

test('builds: preview', async () => {
  const copy = copySource(ROOT);
  try {
    const {code, output} = await run(
      process.execPath,
      [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts'],
      {
        cwd: copy.dir,
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
    keep(path.join(copy.dir, 'build'), PREVIEW.dir);
    writeFileSync(PREVIEW.outputFile, output);
  } finally {
    copy.remove();
  }
});

test('builds: other configuration', async () => {
  const fixture = createFixture(OTHER_SITE);
  try {
    const {code, output, out} = await fixture.build(ANALYTICS);
    expect(code, output).toBe(0);
    keep(out, OTHER.dir);
  } finally {
    fixture.remove();
  }
});

import {cpSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ROOT, run} from '../../scripts/lib/run';
import {copySource} from '../build/support/sourceCopy';
import {runGit} from '../files';
import {FIXTURE} from './support/fixture';

/** Folders of the site whose pages the fixture replaces. */
const PAGES = ['api', 'blog', 'community', 'contributing', 'docs', 'src/pages'];

const CONFIG = `
  import {fixtureConfig} from './tests/fixture/fixtureConfig';
  import site from './site.config';
  export default fixtureConfig(site);
`;

test('builds the fixture', async () => {
  test.setTimeout(660_000);
  const dir = copySource();
  try {
    for (const folder of PAGES) {
      rmSync(path.join(dir, folder), {recursive: true});
    }
    cpSync(path.join(dir, 'tests/fixture/site'), dir, {recursive: true});
    renameSync(path.join(dir, 'docusaurus.config.ts'), path.join(dir, 'site.config.ts'));
    writeFileSync(path.join(dir, 'docusaurus.config.ts'), CONFIG);
    runGit(dir, 'init', '-q');
    runGit(dir, 'add', ...PAGES, 'versioned_docs');
    runGit(dir, 'commit', '-q', '-m', 'Pages');
    const {code, output} = await run(
      process.execPath,
      [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts'],
      {
        cwd: dir,
        timeoutMs: 600_000,
        env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', FORCE_COLOR: undefined, NO_COLOR: '1'},
      },
    );
    expect(code, output).toBe(0);
    rmSync(FIXTURE.dir, {recursive: true, force: true});
    mkdirSync(path.dirname(FIXTURE.dir), {recursive: true});
    cpSync(path.join(dir, 'build'), FIXTURE.dir, {recursive: true});
    writeFileSync(FIXTURE.outputFile, output);
  } finally {
    rmSync(dir, {recursive: true, force: true});
  }
});

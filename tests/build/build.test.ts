import {existsSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {ROOT, run} from '../../scripts/lib/run';
import {configModule, createFixture, type Files} from './support/fixture';

// The home page of a fixture has no heading, which the postbuild refuses.
it.each<[string, Files, string]>([
  [
    'the generator',
    {'docusaurus.config.ts': configModule(`themeConfig.navbar.items = [{type: 'bogus'}];`)},
    'The build failed: see above. build/ is unchanged.',
  ],
  [
    'the postbuild',
    // Social cards show the mark of the site.
    {'static/img/mark-dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>'},
    'The page / has no level-one heading: add one.',
  ],
])('a build that fails in %s leaves the last good one as it was', async (_, files, message) => {
  const dir = createFixture({...files, 'build/index.html': 'the last good build'});
  onTestFinished(() => rmSync(dir, {recursive: true, force: true}));
  const {code, output} = await run(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
      '--tsconfig',
      path.join(ROOT, 'tsconfig.json'),
      path.join(ROOT, 'scripts/build.ts'),
    ],
    {cwd: dir, timeoutMs: 230_000, env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}},
  );
  expect(code).toBe(1);
  expect(output.trimEnd().split('\n').at(-1)).toContain(message);
  const built = path.join(dir, 'build');
  expect(readdirSync(built)).toEqual(['index.html']);
  expect(readFileSync(path.join(built, 'index.html'), 'utf8')).toBe('the last good build');
  const growing = path.join(dir, '.cache');
  expect(existsSync(growing) ? readdirSync(growing) : []).toEqual([]);
});

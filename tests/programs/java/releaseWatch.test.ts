import {cpSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readApi} from '../../../src/framework';
import {ROOT, run} from '../../../scripts/lib/run';
import {newestRelease} from '../../../scripts/nightly/releaseWatch';
import {fakeGitHub, OTHERS} from '../../fakeGitHub';
import {runGit, writeFiles} from '../../files';
import {temporaryFolder} from '../../temporaryFolder';

const MESSAGES = 'core-java/src/main/java/shop/enums/Message.java';

/** A repository of the framework in the small, with these tags. */
function repository(...tags: string[]): string {
  const folder = temporaryFolder();
  cpSync('tests/unit/fixtures/java', folder, {recursive: true});
  runGit(folder, 'init', '--quiet');
  release(folder, ...tags);
  return folder;
}

function release(folder: string, ...tags: string[]): void {
  runGit(folder, 'add', '.');
  runGit(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Release');
  tags.forEach((tag) => runGit(folder, 'tag', tag));
}

/** Runs the script as the workflow does; only the repository is another one. */
async function watch(folder: string, env: Record<string, string>) {
  const {code, output} = await run(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
      'scripts/nightly/releaseWatch.ts',
      '--repository',
      folder,
    ],
    {env},
  );
  return {code, output: output.trim()};
}

test('a new release opens one issue with what it changes, and the next release renews it', async () => {
  const {issues, env} = await fakeGitHub([...OTHERS]);
  const folder = repository(readApi().tag, 'v99.0.0', 'v99.1.0-rc.1', 'nightly');
  expect(await watch(folder, env)).toEqual({
    code: 0,
    output: 'Opened an issue: Document Boyka Framework 99.0.0',
  });
  expect(issues.slice(0, 3)).toEqual(OTHERS);
  expect(issues).toHaveLength(4);
  const {body} = issues[3]!;
  expect(body).toContain(`is v99.0.0 of `);
  expect(body).toContain(`The site documents ${readApi().tag}.`);
  expect(body).toMatch(/^The command stops, until this is corrected: \S/m);
  const sections = body.split(/^## /m);
  const section = (title: string) => sections.find((text) => text.startsWith(title));
  expect(section('Pages that lag behind')).toMatch(
    /^- api\/actions\/elements\/element-actions\.mdx: .*ElementActions is gone/m,
  );
  expect(section('Types, methods, and keys that are new')).toContain('- `Shop`\n');
  expect(section('Types, methods, and keys that are gone')).toContain('- `ElementActions`\n');
  expect(section('Texts that changed')).toMatch(/^- `ELEMENT_NOT_FOUND`: `.*` → /m);
  expect(section('Steps to review')).toMatch(/^- ApiActions\.\w+ is gone: /m);

  writeFiles(folder, {
    [MESSAGES]: 'package shop.enums; enum Message { SHOP_IS_CLOSED ("We are closed."); }',
  });
  release(folder, 'v99.2.0');
  expect(await watch(folder, env)).toEqual({
    code: 0,
    output: 'Renewed issue 4: Document Boyka Framework 99.2.0',
  });
  expect(issues).toHaveLength(4);
  expect(issues[3]!.body).toContain('- `SHOP_IS_CLOSED`: none → `We are closed.`\n');
  expect(runGit('.', 'status', '--porcelain', 'src/framework')).toBe('');
});

test('without a newer release, no issue is opened, and the open one is closed', async () => {
  const ours = {...OTHERS[2]!, number: 4, body: '<!-- nightly: release -->\n\nOld.'};
  const {issues, env} = await fakeGitHub([...OTHERS, ours]);
  const folder = repository(readApi().tag);
  expect((await watch(folder, env)).output).toMatch(/\nClosed issue 4\.$/);
  expect((await watch(folder, env)).output).toMatch(/\nNo issue is open\.$/);
  expect(issues.map(({state}) => state)).toEqual(['open', 'open', 'open', 'closed']);
});

test.each([
  ['a folder that is no repository', [], 200, /^Git cannot read the tags of /],
  ['a repository without a release', ['first'], 200, / has no tag such as v1\.2\.3: /],
  [
    'a refusal',
    [readApi().tag],
    403,
    /^The newest .*\nGitHub answers 403 to GET .*"issues: write"/,
  ],
])('%s ends with one line', async (what, tags, status, message) => {
  const {env} = await fakeGitHub([], status);
  const folder = tags.length > 0 ? repository(...tags) : temporaryFolder();
  const {code, output} = await watch(folder, env);
  expect(code, what).toBe(1);
  expect(output).toMatch(message);
  expect(output).not.toContain('    at ');
});

test('versions are compared by their numbers', () => {
  expect(newestRelease(['v2.9.0', 'v2.10.0', 'v2.10.1-rc.0', 'v2.2.11', 'x'])).toBe('v2.10.0');
  expect(newestRelease(['x', 'v3'])).toBeUndefined();
});

// cspell:ignore SHLVL
import {rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isUpToDate, readInputs, recordBuild} from '../../scripts/build/lastBuild';
import {ROOT} from '../../scripts/lib/run';
import {RECORDS_FILE} from '../../scripts/search/recordsFile';
import {git, writeFiles} from '../files';
import {temporaryFolder} from './temporaryFolder';

const PAGE = 'docs/page.mdx';
const RECORDS = path.relative(ROOT, RECORDS_FILE);

/** The folder of the site. */
let root: string;

const write = (file: string, text: string) => writeFiles(root, {[file]: text});
const remove = (file: string) => rmSync(path.join(root, file));
const commit = () => git(root, 'commit', '-q', '--allow-empty', '-m', 'A change');

function keepsBuild(): boolean {
  const inputs = readInputs(root);
  return inputs !== undefined && isUpToDate(root, inputs);
}

beforeEach(() => {
  root = temporaryFolder({
    [PAGE]: 'A page.',
    '.gitignore': '*.log\nbuild/\nnode_modules/\n.cache/\n.docusaurus/\n',
    'static/a.log': 'An ignored file',
    'node_modules/.package-lock.json': '{}',
    'build/index.html': 'The home page',
    'build/docs/page.html': 'The page',
    [RECORDS]: '[]',
  });
  git(root, 'init', '-q');
  git(root, 'add', '.');
  commit();
  // As if the files were older than the clock can tell.
  recordBuild(root, {...readInputs(root)!, readAt: Infinity});
});

afterEach(() => void vi.unstubAllEnvs());

describe('a build', () => {
  it('is kept when nothing changed', () => {
    expect(keepsBuild()).toBe(true);
  });

  it('is kept when a file has its text again, and when only the shell differs', () => {
    write(PAGE, 'Changed.');
    expect(keepsBuild()).toBe(false);
    write(PAGE, 'A page.');
    vi.stubEnv('SHLVL', '7');
    vi.stubEnv('npm_lifecycle_event', 'site');
    expect(keepsBuild()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['a page', () => write(PAGE, 'B page.')],
    ['a new file', () => write('docs/new.mdx', 'New.')],
    ['an ignored file', () => write('static/a.log', 'Another text')],
    ['the place of a file', () => (remove(PAGE), write('page.mdx', 'A page.'))],
    ['a file that is gone', () => remove(PAGE)],
    ['the installed packages', () => write('node_modules/.package-lock.json', '{"a": 1}')],
    ['a variable of the environment', () => vi.stubEnv('SITE_URL', 'https://example.org/')],
    ['the history', commit],
    ['a file of the build', () => write('build/index.html', 'The home pages')],
    ['a file of the build that is gone', () => remove('build/docs/page.html')],
    ['a new file in the build', () => write('build/new.html', 'New')],
    ['the records of the search', () => write(RECORDS, '[{}]')],
    ['the whole build', () => rmSync(path.join(root, 'build'), {recursive: true})],
    ['the record of the build', () => write('.cache/last-build.json', '{"inputs": ')],
    ['the record, which is gone', () => remove('.cache/last-build.json')],
  ])('is made anew after a change of %s', (_, change) => {
    expect(keepsBuild()).toBe(true);
    change();
    expect(keepsBuild()).toBe(false);
  });

  it('is made anew when a link leads to what may change', () => {
    symlinkSync(path.join(root, PAGE), path.join(root, 'docs/link.mdx'));
    expect(readInputs(root)).toBeUndefined();
  });

  it('is made anew without Git', () => {
    rmSync(path.join(root, '.git'), {recursive: true});
    expect(readInputs(root)).toBeUndefined();
  });

  it('is not recorded when an input changed meanwhile, even when it is as before again', () => {
    const inputs = readInputs(root)!;
    recordBuild(root, {...inputs, readAt: inputs.changedAt});
    expect(keepsBuild()).toBe(false);
    write(PAGE, 'Changed.');
    recordBuild(root, {...inputs, readAt: Infinity});
    expect(keepsBuild()).toBe(false);
  });
});

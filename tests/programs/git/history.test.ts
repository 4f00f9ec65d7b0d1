import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {missingHistory, parseWithHistory} from '../../../src/config/environment/history';
import {runGit, writeFiles} from '../../files';
import {temporaryFolder} from '../../temporaryFolder';

it('a shallow clone is named as the reason why the history is missing', () => {
  const dir = temporaryFolder();
  runGit(dir, 'init', '-q');
  for (const message of ['First', 'Second']) {
    runGit(dir, 'commit', '-q', '--allow-empty', '-m', message);
  }
  expect(missingHistory(dir)).toBeUndefined();
  // A clone of depth 1, as continuous integration gets it by default.
  runGit(dir, 'fetch', '-q', '--depth', '1', `file://${dir}`, runGit(dir, 'rev-parse', 'HEAD'));
  expect(runGit(dir, 'rev-parse', '--is-shallow-repository')).toBe('true');
  expect(missingHistory(dir)).toContain('shallow clone');
});

it('a page gets the author and the day of its last commit, unless its writer has set them', async () => {
  const dir = temporaryFolder();
  const commit = (author: string, date: string, files: Record<string, string>) => {
    writeFiles(dir, files);
    vi.stubEnv('GIT_AUTHOR_NAME', author);
    vi.stubEnv('GIT_COMMITTER_DATE', date);
    runGit(dir, 'add', '.');
    runGit(dir, 'commit', '-q', '-m', date);
  };
  runGit(dir, 'init', '-q');
  commit('Ada', '2025-01-01T10:00:00+00:00', {
    'site/docs/café.mdx': 'one',
    'site/docs/other.mdx': 'one',
  });
  commit('Grace', '2025-02-02T10:00:00+02:00', {'site/docs/café.mdx': 'two'});
  vi.unstubAllEnvs();
  const site = path.join(dir, 'site');
  const parse = parseWithHistory(site);
  const read = async (file: string, frontMatter: Record<string, unknown> = {title: 'A page'}) => {
    const parsed = await parse({
      filePath: path.join(site, file),
      fileContent: '',
      defaultParseFrontMatter: async () => ({frontMatter, content: ''}),
    });
    return parsed.frontMatter['last_update'];
  };
  const ada = {author: 'Ada', date: '2025-01-01T10:00:00+00:00'};
  expect(await read('docs/café.mdx')).toEqual({author: 'Grace', date: '2025-02-02T10:00:00+02:00'});
  expect(await read('docs/other.mdx')).toEqual(ada);
  expect(await read('docs/other.mdx', {last_update: {author: 'Me'}})).toEqual({author: 'Me'});
  // Not committed yet, and a part of a page.
  expect(await read('docs/new.mdx')).toBeUndefined();
  expect(await read('docs/other.mdx', {})).toBeUndefined();
});

import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {openSource, SOURCE_ROOT} from '../../../scripts/facts/source';
import {runGit, writeFiles} from '../../files';
import {temporaryFolder} from '../../temporaryFolder';

test('reads tag, commit, and date from a checkout at a tag', () => {
  const folder = temporaryFolder();
  const put = (text: string) =>
    writeFiles(folder, {[path.join(SOURCE_ROOT, 'shop/Shop.java')]: text});
  put('package shop; class Shop {}');
  vi.stubEnv('GIT_COMMITTER_DATE', '2024-02-29T12:00:00Z');
  runGit(folder, 'init', '--quiet');
  runGit(folder, 'add', '.');
  runGit(folder, 'commit', '--quiet', '--message', 'Shop');
  runGit(folder, 'tag', 'v3.1.4');
  vi.unstubAllEnvs();
  expect(openSource(folder)).toMatchObject({
    tag: 'v3.1.4',
    commit: runGit(folder, 'rev-parse', 'HEAD'),
    date: '2024-02-29',
  });
  put('package shop; final class Shop {}');
  expect(() => openSource(folder)).toThrow(
    /has uncommitted changes: commit and tag them, or remove them with git restore\.$/,
  );
});

import path from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {runGit} from '../../files';
import {temporaryFolder} from '../../temporaryFolder';

test.each<[what: string, folder: string, isInGit: boolean, named: string, editUrl: string]>([
  ['at the root of its repository', '', true, '', 'BoykaFramework/boyka-framework/edit/main/'],
  ['outside of Git', '', false, '', 'BoykaFramework/boyka-framework/edit/main/'],
  [
    'in a folder of a repository',
    'the docs/site',
    true,
    '',
    'BoykaFramework/boyka-framework/edit/main/the%20docs/site/',
  ],
  [
    'of a fork, which GITHUB_REPOSITORY names,',
    'docs',
    true,
    'someone/fork',
    'someone/fork/edit/main/docs/',
  ],
])('a site %s is edited there', async (_, folder, isInGit, named, editUrl) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('GITHUB_REPOSITORY', named);
  vi.resetModules();
  const {sourceRepository} = await import('../../../src/config/environment/sourceRepository');
  const root = temporaryFolder({[path.join(folder, 'page.mdx')]: ''});
  if (isInGit) {
    runGit(root, 'init', '-q');
  }
  const [owner, name] = editUrl.split('/');
  expect(sourceRepository(path.join(root, folder))).toEqual({
    owner,
    name,
    editUrl: `https://github.com/${editUrl}`,
    sourceUrl: `https://github.com/${editUrl.replace('/edit/', '/blob/')}`,
  });
});

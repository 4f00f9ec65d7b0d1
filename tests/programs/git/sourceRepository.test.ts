import path from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {runGit} from '../../files';
import {temporaryFolder} from '../../temporaryFolder';

/** The function as it is where these variables are set. */
async function withVariables(variables: Record<string, string>) {
  onTestFinished(() => void vi.unstubAllEnvs());
  Object.entries(variables).forEach(([name, value]) => vi.stubEnv(name, value));
  vi.resetModules();
  const {sourceRepository} = await import('../../../src/config/environment/sourceRepository');
  return sourceRepository;
}

test.each<[folder: string, isInGit: boolean, fork: string, editUrl: string]>([
  ['', true, '', 'BoykaFramework/boyka-framework/edit/main/'],
  ['', false, '', 'BoykaFramework/boyka-framework/edit/main/'],
  ['the docs/site', true, '', 'BoykaFramework/boyka-framework/edit/main/the%20docs/site/'],
  ['docs', true, 'someone/fork', 'someone/fork/edit/main/docs/'],
])('a site in "%s" (in Git: %s) of "%s" is edited and shown there', async (...row) => {
  const [folder, isInGit, named, editUrl] = row;
  const sourceRepository = await withVariables({GITHUB_REPOSITORY: named, SOURCE_COMMIT: ''});
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

test('what is published shows its sources at its commit, and is edited on the main branch', async () => {
  const SOURCE_COMMIT = 'd99d878d10990ccbd202d7b0f232f3ceb08b6ba6';
  const sourceRepository = await withVariables({GITHUB_REPOSITORY: 'someone/fork', SOURCE_COMMIT});
  expect(sourceRepository(temporaryFolder())).toMatchObject({
    editUrl: 'https://github.com/someone/fork/edit/main/',
    sourceUrl: `https://github.com/someone/fork/blob/${SOURCE_COMMIT}/`,
  });
});

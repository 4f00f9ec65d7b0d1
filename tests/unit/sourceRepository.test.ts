import path from 'node:path';
import {beforeEach, expect, test, vi} from 'vitest';
import {sourceRepository} from '../../src/config/environment/sourceRepository';
import {git} from '../files';
import {temporaryFolder} from './temporaryFolder';

const OURS = 'https://github.com/BoykaFramework/boyka-framework/edit/main';

beforeEach(() => vi.stubEnv('GITHUB_REPOSITORY', ''));

/** A folder at `inside` of a new Git repository. */
function folderInGit(inside: string): string {
  const root = temporaryFolder({[path.join(inside, 'page.mdx')]: ''});
  git(root, 'init', '-q');
  return path.join(root, inside);
}

test.each([
  ['at the root of its repository', '', `${OURS}/`],
  ['in a folder of a repository', 'website', `${OURS}/website/`],
  ['in a folder with a space', 'the docs/site', `${OURS}/the%20docs/site/`],
])('a site %s is edited there', (_, inside, editUrl) => {
  expect(sourceRepository(folderInGit(inside))).toEqual({
    owner: 'BoykaFramework',
    name: 'boyka-framework',
    editUrl,
  });
});

test('a site outside of Git is edited at the root', () => {
  expect(sourceRepository(temporaryFolder()).editUrl).toBe(`${OURS}/`);
});

test('GITHUB_REPOSITORY names the repository', () => {
  vi.stubEnv('GITHUB_REPOSITORY', 'someone/fork');
  expect(sourceRepository(folderInGit('docs'))).toEqual({
    owner: 'someone',
    name: 'fork',
    editUrl: 'https://github.com/someone/fork/edit/main/docs/',
  });
});

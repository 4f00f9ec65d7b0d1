import {rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {describeChange, pagesBySource, readChange} from '../../scripts/changedPages';
import {git, writeFiles} from '../files';
import {temporaryFolder} from './temporaryFolder';

const EDIT = 'https://github.com/someone/site/edit/main/';
const SERVED = 'http://127.0.0.1:3000/site/';

const page = (source: string, title: string) =>
  `<h1>${title}</h1><a href="${EDIT}${source}" class="theme-edit-this-page">Edit this page</a>`;

describe('readChange', () => {
  test('names the files of the site, from its folder, and rejects an unknown base', () => {
    const root = temporaryFolder({
      'site/docs/a.mdx': 'a',
      'site/docs/b.mdx': 'b',
      'other.txt': 'o',
    });
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'first');
    git(root, 'checkout', '-qb', 'topic');
    writeFiles(root, {'site/docs/a.mdx': 'A', 'site/docs/ç d.mdx': 'c', 'other.txt': 'O'});
    rmSync(path.join(root, 'site/docs/b.mdx'));
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'second');
    expect(readChange(path.join(root, 'site'), 'main')).toEqual({
      changed: ['docs/a.mdx', 'docs/ç d.mdx'],
      removed: ['docs/b.mdx'],
    });
    expect(() => readChange(root, 'nowhere')).toThrow('Git knows no commit "nowhere": fetch it');
  });
});

describe('pagesBySource', () => {
  test('finds a page at the address that its front matter gives it', () => {
    const build = temporaryFolder({
      'docs/start/index.html': page('docs/1-intro.mdx', 'Introduction'),
      'docs/start.html': page('docs/1-intro.mdx', 'Introduction'),
      'blog/hello/index.html': page('blog/2022-04-03%20hello.mdx', 'Hello'),
      'search/index.html': '<h1>Search</h1>',
    });
    expect([...pagesBySource(build, EDIT)]).toEqual([
      ['blog/2022-04-03 hello.mdx', [{route: '/blog/hello', title: 'Hello'}]],
      ['docs/1-intro.mdx', [{route: '/docs/start', title: 'Introduction'}]],
    ]);
  });

  test('asks for a build where there is none', () => {
    expect(() => pagesBySource(temporaryFolder(), EDIT)).toThrow('run "npm run build" first');
  });
});

describe('describeChange', () => {
  const pages = new Map([
    ['docs/a.mdx', [{route: '/docs/a', title: 'A'}]],
    ['docs/b.mdx', [{route: '/docs/b', title: 'B'}]],
  ]);
  const samples = new Map([['src/samples/Login.java', ['docs/a.mdx', 'docs/b.mdx']]]);
  const describeFiles = (changed: string[], removed: string[] = []) =>
    describeChange({changed, removed}, pages, samples, SERVED);

  test('lists changed pages with their addresses, and pages that show a changed sample', () => {
    const text = describeFiles(['docs/a.mdx', 'src/samples/Login.java']);
    expect(text.split('\n').filter((line) => line.startsWith('| ['))).toEqual([
      `| [A](${SERVED}docs/a) | \`/docs/a\` | \`docs/a.mdx\` |`,
      `| [B](${SERVED}docs/b) | \`/docs/b\` | shows \`src/samples/Login.java\` |`,
    ]);
    expect(text).not.toContain('Other files');
  });

  test('says when no page changes, and how many other files do', () => {
    const text = describeFiles(['src/css/tokens.css', 'package.json']);
    expect(text).toContain('No page of its own changes.');
    expect(text).toContain('Other files, which may show on any page: 2.');
  });

  test('asks for a redirect where a page is removed', () => {
    expect(describeFiles([], ['docs/c.mdx', 'static/c.svg']).match(/Removed: .*/g)).toEqual([
      'Removed: `docs/c.mdx`. Its address needs a redirect.',
    ]);
  });
});

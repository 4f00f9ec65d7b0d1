import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {build, configModule, createSmallSite} from '../build/support/smallSite';

const DAYS = Array.from({length: 11}, (_, index) => String(index + 1).padStart(2, '0'));

const posts = Object.fromEntries(
  DAYS.map((day) => [
    `blog/2022-01-${day}-post.mdx`,
    `---\nslug: post-${day}\ntitle: Post ${day}\n---\n\nIn short.\n\n{/* truncate */}\n\nAt length.\n`,
  ]),
);

test('a page of the list of posts has 10 of them, oldest first, and the next page the rest', async () => {
  const dir = createSmallSite({
    'docusaurus.config.ts': configModule(`
      import {blogOptions} from './src/config/blog';
      const {postsPerPage, sortPosts} = blogOptions('', {});
      preset.blog = {postsPerPage, sortPosts, ...markdownPlugins};
      // The list links to the authors, which these posts lack.
      config.onBrokenLinks = 'ignore';
    `),
    ...posts,
  });
  const {code, lines} = await build(dir);
  expect(code, lines.join('\n')).toBe(0);
  const [first, second] = ['blog', 'blog/page/2'].map((page) => {
    const html = readFileSync(path.join(dir, 'build', page, 'index.html'), 'utf8');
    const main = html.slice(html.indexOf('<main'));
    // In the order in which a reader sees them.
    return [...main.matchAll(/<h2[^>]*><a[^>]*href="?\/blog\/post-(\d+)/g)].map(([, day]) => day);
  });
  expect(first).toEqual(DAYS.slice(0, 10));
  expect(second).toEqual(['11']);
});

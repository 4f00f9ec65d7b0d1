import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {configModule, outcomeOf, type SiteFiles} from '../build/support/smallSite';

const DAYS = Array.from({length: 11}, (_, index) => String(index + 1).padStart(2, '0'));

const posts: SiteFiles = Object.fromEntries(
  DAYS.map((day) => [
    `blog/2022-01-${day}-post.mdx`,
    `---\nslug: post-${day}\ntitle: Post ${day}\ndescription: Day ${day}.\nauthors: [writer]\n---\n\nIn short.\n\n{/* truncate */}\n\nAt length.\n`,
  ]),
);

const outcome = outcomeOf({
  'docusaurus.config.ts': configModule(`
    import {blogOptions} from './src/config/blog';
    preset.blog = {...blogOptions({}), ...markdownPlugins};
  `),
  'blog/authors.yml': 'writer:\n  name: A Writer\n  page: true\n',
  ...posts,
});

/** Days of the posts on a page of the list, in the order in which a reader sees them. */
function daysOn(page: string): string[] {
  const html = readFileSync(path.join(outcome().out, page, 'index.html'), 'utf8');
  const main = html.slice(html.indexOf('<main'));
  return [...main.matchAll(/<h2[^>]*><a[^>]*href="?\/blog\/post-(\d+)/g)].map(([, day]) => day!);
}

test('a page of the list has 10 posts, oldest first', () => {
  expect(outcome().code, outcome().output).toBe(0);
  expect(daysOn('blog')).toEqual(DAYS.slice(0, 10));
});

test('the eleventh is on the second page', () => {
  expect(daysOn('blog/page/2')).toEqual(['11']);
});

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {writeFiles} from '../files';
import {ALL_PAGES, build, createSmallSite, page} from './support/smallSite';

/** Pages that the build rejects, and what it says of each. */
const INVALID = {
  'bad-headings': [
    '## One {#same}\n\n## Two {#same}',
    /bad-headings\.mdx:\d+: the heading "Two" has the id "same" of the heading in line \d+/,
  ],
  'bad-image': ['![gone](./gone.png)', /`\.\/gone\.png` .*bad-image\.mdx.* couldn't be resolved/],
  'bad-link': ['[gone](./gone.mdx)', /`\.\/gone\.mdx` .*bad-link\.mdx.* couldn't be resolved/],
  'bad-sample': [
    '```java file=web/GoneTest.java\n```',
    /bad-sample\.mdx:\d+: the samples have no file "web\/GoneTest\.java"/,
  ],
  'bad-type': [
    '<TypeOverview of="ElementAction" />',
    /bad-type\.mdx:5: the framework has no type "ElementAction"\. The nearest: ElementActions,/,
  ],
} as const;

test('errors in pages are named in one line each, and leave the last good build', async () => {
  const pages = Object.entries(INVALID).map(([name, [body]]) => [`docs/${name}.mdx`, page(body)]);
  const dir = createSmallSite({...Object.fromEntries(pages), 'sidebars.js': ALL_PAGES});
  writeFiles(dir, {'build/index.html': 'the last good build'});
  const {code, lines} = await build(dir);
  const output = lines.join('\n');
  expect(code, output).toBe(1);
  const causes = lines.filter((line) => line.includes('Cause: '));
  expect(causes, output).toHaveLength(Object.keys(INVALID).length);
  for (const [, reason] of Object.values(INVALID)) {
    expect(causes).toContainEqual(expect.stringMatching(reason));
  }
  expect(
    lines.filter((line) => /^\s+at /.test(line)),
    'lines of a stack',
  ).toEqual([]);
  expect(readdirSync(path.join(dir, 'build'))).toEqual(['index.html']);
  expect(readFileSync(path.join(dir, 'build/index.html'), 'utf8')).toBe('the last good build');
  expect(existsSync(path.join(dir, '.cache/build'))).toBe(false);
});

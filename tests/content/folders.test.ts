import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const folders = readdirSync('src', {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => `src/${name}/`);

test.each(['README.md', 'contributing/site/working-on-the-site.mdx'])(
  '%s lists the folders of src',
  (file) => {
    const listed = readFileSync(file, 'utf8').match(/(?<=^\|.*`)src\/\w+\/(?=`.*\|)/gm) ?? [];
    expect([...new Set(listed)].sort()).toEqual(folders.sort());
  },
);

test('the lint rule on imports covers the folders of src', () => {
  const [, rule = ''] = /MAY_IMPORT = \{(.*?)\};/s.exec(readFileSync('eslint.config.mjs', 'utf8'))!;
  const covered = [...rule.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => `src/${name}/`);
  expect(covered.sort()).toEqual(folders.sort());
});

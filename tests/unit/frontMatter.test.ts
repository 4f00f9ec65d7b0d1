import {expect, test} from 'vitest';
import {frontMatterErrors} from '../../scripts/check/frontMatter';

const head = 'title: A page\ndescription: A sentence of at least fifty characters, for a test.';

test.each([
  [`${head}\nsubtitle: x`, 'docs/a.mdx: the file: unknown key "subtitle".'],
  [
    'description: "x',
    'docs/a.mdx:3: The YAML is not valid: unexpected end of the stream within a double quoted scalar.',
  ],
])('frontMatterErrors names what is wrong in %j', (yaml, error) => {
  expect(frontMatterErrors('docs/a.mdx', `---\n${yaml}\n---\n\nText.\n`)).toEqual([error]);
});

test('frontMatterErrors accepts a title and a description, with line ends of Windows too', () => {
  const page = `---\n${head}\n---\n\nText.\n`;
  expect(frontMatterErrors('docs/a.mdx', page)).toEqual([]);
  expect(frontMatterErrors('docs/a.mdx', page.replaceAll('\n', '\r\n'))).toEqual([]);
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visitParents} from 'unist-util-visit-parents';
import {describe, expect, test} from 'vitest';
import {remarkCodeLinks} from '../../../src/reference/names/remarkCodeLinks';
import {transformed} from '../remark/transformed';

/** Links of a page as `text → address`. */
function links(markdown: string, page = 'docs/guides/page.mdx', foreign?: string[]): string[] {
  const root = transformed(
    (tree, file) => {
      file.data['frontMatter'] = foreign && {foreign_names: foreign};
      remarkCodeLinks()(tree, file);
    },
    markdown,
    // As the generator names it.
    path.resolve(page),
  );
  const found: string[] = [];
  visitParents(root, 'link', (node: Link) => {
    found.push(`${toString(node)} → ${node.url}`);
  });
  return found;
}

const ELEMENT = '/api/actions/elements/element-actions';

const CASES = load(readFileSync(path.join(__dirname, 'codeLinks.yml'), 'utf8')) as Readonly<
  Record<'linked' | 'plain', readonly {is: string; span: string; to?: string}[]>
>;

describe('a code span is a link to what it names', () => {
  test.each(CASES.linked)('$is: $span', ({span, to}) => {
    const [link = '', ...others] = links(`Use \`${span}\` here.`);
    expect(others).toEqual([]);
    expect(link).toBe(`${span} → ${to}`);
  });

  test.each(CASES.plain)('but not $is: $span', ({span}) => {
    expect(links(`Use \`${span}\` here.`)).toEqual([]);
  });

  test('of two meanings, the one that the page documents', () => {
    expect(links('Set `headless`.', 'docs/guides/config/web.mdx')).toEqual([
      'headless → /docs/guides/config/web#ui.web.headless',
    ]);
  });
});

const LOCATOR = 'Locator → /api/builders/locator';
const EACH_ONCE = [LOCATOR, LOCATOR, LOCATOR];

describe('a code span stays as it is', () => {
  test.each([
    ['in a link', '[`Locator`](/docs/intro)', ['Locator → /docs/intro']],
    ['in a heading', '## `Locator` {#locator}', []],
    ['in a block of code', '```java\n`Locator`\n```', []],
    ['in the head of a table', '| `Locator` |\n| --- |\n| none |', []],
    [
      'after one in its paragraph',
      '`Locator` and `Locator`.\n\n- `Locator`\n- `Locator`',
      EACH_ONCE,
    ],
    ['after a link to it', '[`Locator`](/api/builders/locator) and `Locator`.', [LOCATOR]],
  ])('%s', (_, markdown, expected) => {
    expect(links(markdown)).toEqual(expected);
  });

  test('in the section about the name, and in the parts of that section', () => {
    const page = `\`isDisplayed\`

### isDisplayed {#is-displayed}

\`isDisplayed\` and \`getText\`

#### More {#more}

<Param name="x">\`isDisplayed\`</Param>

### getText {#get-text}

\`isDisplayed\``;
    expect(links(page, 'api/actions/elements/element-actions.mdx')).toEqual([
      `isDisplayed → ${ELEMENT}#is-displayed`,
      `getText → ${ELEMENT}#get-text`,
      `isDisplayed → ${ELEMENT}#is-displayed`,
    ]);
  });

  test('in the row of the property, and for the type of the page', () => {
    const page = `<Properties of="Locator"><Property name="web">\`web\`, \`filter\`, \`Locator\`</Property></Properties>`;
    expect(links(page, 'api/builders/locator.mdx')).toEqual([
      'filter → /api/builders/locator#filter',
    ]);
  });

  test('where the page lists the name as foreign', () => {
    expect(links('`Locator` and `explicit_wait`', undefined, ['Locator'])).toEqual([
      'explicit_wait → /docs/guides/config/general#ui.timeout.explicit_wait',
    ]);
  });
});

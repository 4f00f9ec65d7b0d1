import path from 'node:path';
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

describe('a code span is a link to what it names', () => {
  test.each([
    ['a type', 'Locator', '/api/builders/locator'],
    ['a method', 'verifyIsDisplayed', `${ELEMENT}#verify-is-displayed`],
    ['a method of a type', 'ElementActions.getText', `${ELEMENT}#get-text`],
    ['an inherited method', 'ClickableActions.isDisplayed', `${ELEMENT}#is-displayed`],
    [
      'the last call of a chain',
      'withMouse(LoginPage.page().getMenu()).click()',
      '/api/actions/elements/clickable-actions#click',
    ],
    [
      'a call that a check follows',
      'onElement(HEADING).verifyText().isEqualTo("Shop")',
      `${ELEMENT}#verify-text`,
    ],
    ['a constant of an enum', 'CHROME', '/api/enums#browser'],
    ['a getter of an enum', 'getDriverName', '/api/enums#automation-type'],
    ['a callback', 'onClick', /clickable-actions-listener#on-click$/],
    ['a property of a builder', 'webIndex', '/api/builders/locator#web-index'],
    ['a key', 'explicit_wait', '/docs/guides/config/general#ui.timeout.explicit_wait'],
    ['a key by its path', 'ui.web.*.browser', '/docs/guides/config/web#ui.web.browser'],
    ['a key with a value', '"resize": "maximized"', '/docs/guides/config/web#ui.web.resize'],
    ['an object of keys', 'ui.delay', '/docs/guides/config/general#ui-delay'],
    [
      'a constant of an error',
      'CONFIG_KEY_NOT_FOUND',
      '/docs/guides/troubleshooting/configuration#config-key-not-found',
    ],
    [
      'the text of an error',
      'JSON syntax error...',
      '/docs/guides/troubleshooting/configuration#json-syntax-error',
    ],
  ])('%s: %s', (_, span, address) => {
    const [link = '', ...others] = links(`Use \`${span}\` here.`);
    expect(others).toEqual([]);
    expect(link.slice(0, link.indexOf(' → '))).toBe(span);
    expect(link.slice(link.indexOf(' → ') + 3)).toEqual(
      typeof address === 'string' ? address : expect.stringMatching(address),
    );
  });

  test.each([
    ['a key of two objects', 'headless'],
    ['a parameter that a property of a builder is too', 'index'],
    ['what every object of Java has', 'toString'],
    ['a method with the wrong types', 'ElementActions.getTitle'],
    ['a name of no fact', 'chromedriver'],
  ])('but not %s: %s', (_, span) => {
    expect(links(`Use \`${span}\` here.`)).toEqual([]);
  });

  test('of two meanings, the one that the page documents', () => {
    expect(links('Set `headless`.', 'docs/guides/config/web.mdx')).toEqual([
      'headless → /docs/guides/config/web#ui.web.headless',
    ]);
  });
});

describe('a code span stays as it is', () => {
  test.each([
    ['in a link', '[`Locator`](/docs/intro)', ['Locator → /docs/intro']],
    ['in a heading', '## `Locator` {#locator}', []],
    ['in a block of code', '```java\n`Locator`\n```', []],
    ['in the head of a table', '| `Locator` |\n| --- |\n| none |', []],
  ])('%s', (_, markdown, expected) => {
    expect(links(markdown)).toEqual(expected);
  });

  test('when its paragraph has the link already', () => {
    expect(links('`Locator` and `Locator`.\n\n- `Locator`\n- `Locator`')).toHaveLength(3);
    expect(links(`[\`Locator\`](/api/builders/locator) and \`Locator\`.`)).toHaveLength(1);
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

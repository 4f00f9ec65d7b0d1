import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {isJsx} from '../../../src/reference/fill/mdx';
import {remarkApiFacts} from '../../../src/reference/fill/remarkApiFacts';
import {transformed} from '../remark/transformed';

/** Does what the generator does with `{#id}` before a page's own transforms run. */
function takeHeadingIds(tree: Root) {
  visit(tree, 'heading', (node) => {
    const last = node.children.at(-1);
    const match = last?.type === 'text' && /^(.*?)\s*\{#([\w-]+)\}$/.exec(last.value);
    if (match) {
      last.value = match[1]!;
      node.data = {...node.data, id: match[2]} as Heading['data'];
    }
  });
}

/** Does what the compiler does with elements that stand alone in a paragraph. */
function unravel(tree: Root) {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const elements = paragraph.children.filter((child) => isJsx(child));
    const rest = paragraph.children.filter((child) => !isJsx(child));
    if (parent && elements.length > 0 && rest.every((child) => toString(child).trim() === '')) {
      const blocks = elements.map((child) => ({...child, type: 'mdxJsxFlowElement'}));
      parent.children.splice(index!, 1, ...(blocks as RootContent[]));
    }
  });
}

function run(page: string): Root {
  return transformed(
    (tree, file) => {
      takeHeadingIds(tree);
      unravel(tree);
      remarkApiFacts()(tree, file);
    },
    page.replaceAll('{#', '\\{#'),
    'api/page.mdx',
  );
}

const section = (name: string, id: string, sheet: string, summary = 'Reads it.') =>
  `### ${name} {#${id}}\n\n${summary}\n\n${sheet}\n`;
const clear = section('clear', 'clear', '<MethodSheet of="ElementActions.clear" />', 'Empties it.');

describe('MethodSheet', () => {
  const example = (code: string, meta = '') =>
    run(
      section('getText', 'get-text', '<MethodSheet of="ElementActions.getText" />').replace(
        '<MethodSheet',
        `\`\`\`java ${meta}\n${code}\n\`\`\`\n\n<MethodSheet`,
      ),
    ).children.find((node) => node.type === 'code')?.meta;

  it('marks the lines of the example that call the method', () => {
    expect(example('open();\nonElement(A)\n    .getText();\nonElement(B).getText();')).toBe(
      '{3,4}',
    );
    expect(example('list.map(Actions::getText);', 'title="A"')).toBe('title="A" {1}');
    expect(example('a();\nonElement(A).getText();', '{1}'), 'what the page marks').toBe('{1}');
  });

  it('rejects an example that does not call the method', () => {
    expect(() => example('onElement(A).verifyText();\ngetTextOf(A);')).toThrow(
      'the example does not call getText: show a region that does.',
    );
  });

  it.each([
    [
      'a missing of',
      section('clear', 'clear', '<MethodSheet />'),
      'api/page.mdx:5: <MethodSheet> needs `of`, for example',
    ],
    [
      'another heading above it',
      section('empty', 'empty', '<MethodSheet of="ElementActions.clear" />'),
      'api/page.mdx:5: the sheet of clear is under another heading. Write "### clear {#clear}"',
    ],
    [
      'another id of the heading',
      section('getText', 'get_text', '<MethodSheet of="ElementActions.getText" />'),
      'Write "### getText {#get-text}" above it.',
    ],
    [
      'a missing summary',
      '### clear {#clear}\n\n<MethodSheet of="ElementActions.clear" />\n',
      'api/page.mdx:1: the method clear has no summary.',
    ],
    [
      'a parameter that does not exist',
      section(
        'getStyle',
        'get-style',
        '<MethodSheet of="ElementActions.getStyle">\n<Param name="style">It.</Param>\n</MethodSheet>',
      ),
      'api/page.mdx:6: getStyle has no param "style". The nearest: styleName.',
    ],
    [
      'a result that does not exist',
      section(
        'clear',
        'clear',
        '<MethodSheet of="ElementActions.clear">\n<Returns>It.</Returns>\n</MethodSheet>',
      ),
      'clear returns nothing: remove <Returns>',
    ],
  ])('rejects %s', (_, page, message) => {
    expect(() => run(page)).toThrow(message);
  });
});

describe('MethodTable with groups and checks', () => {
  const headingOf = (name: string) => name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
  const sections = ['getText', 'verifyText'].map((name) =>
    section(name, headingOf(name), `<MethodSheet of="ElementActions.${name}" />`, `Does ${name}.`),
  );
  const page = (table: string) => [table, ...sections, clear].join('\n\n');

  it.each([
    ['a method that no group has', 'methods="clear"', 'no <MethodGroup> has getText'],
    [
      'a method without a section',
      'methods="clear isEnabled"',
      'no section of ElementActions.isEn',
    ],
    ['a method in two groups', 'methods="clear clear"', 'clear is in two groups'],
    ['a group without methods', '', '<MethodTable> takes <MethodGroup title="State" methods='],
  ])('rejects %s', (_, methods, message) => {
    const group = `<MethodTable of="ElementActions">\n<MethodGroup title="Act" ${methods} />\n</MethodTable>`;
    expect(() => run(page(group))).toThrow(message);
  });
});

describe('Properties', () => {
  const page = (described: string[]) =>
    `<Properties of="ApiRequest">\n${described
      .map((name) => `<Property name="${name}">It.</Property>`)
      .join('\n')}\n</Properties>`;

  it('rejects a property that does not exist, and a type without properties', () => {
    expect(() => run(page(['url']))).toThrow('ApiRequest has no property "url". The nearest: ');
    expect(() => run('<Properties of="AlertActions" />')).toThrow('no generated property');
  });
});

describe('EnumConstants', () => {
  const page = (...names: string[]) =>
    `<EnumConstants of="Speed">\n${names
      .map((name) => `<Constant name="${name}">It.</Constant>`)
      .join('\n')}\n</EnumConstants>`;

  it('rejects a constant that is missing, unknown, or described twice', () => {
    expect(() => run(page('FAST', 'SLOW'))).toThrow('Speed needs <Constant name="NORMAL">');
    expect(() => run(page('FASTER'))).toThrow('Speed has no constant "FASTER"');
    expect(() => run(page('FAST', 'FAST'))).toThrow('Speed describes "FAST" twice');
    expect(() => run('<EnumConstants of="AlertActions" />')).toThrow('has no constants');
  });
});

describe('InheritedMethods', () => {
  it('rejects a type that inherits nothing', () => {
    expect(() => run('<InheritedMethods of="AlertActions" />')).toThrow('inherits no method');
  });
});

it('leaves the rest of a page alone', () => {
  const page = '## Methods\n\nText, `code`, and <Other of="x" />.\n';
  const kinds = run(page).children.map((node: RootContent) => node.type);
  expect(kinds).toEqual(['heading', 'paragraph']);
});

import type {RootContent} from 'mdast';
import {describe, expect, it} from 'vitest';
import {remarkFacts} from '../../../src/reference/insert/remarkFacts';
import {transformed} from '../remark/transformed';

const run = (page: string) => transformed(remarkFacts(), page, 'api/page.mdx');

/** An element about a fact, with elements in it that describe parts of the fact by their names. */
function element(name: string, of: string, part = '', ...described: string[]): string {
  const parts = described.map((item) => `<${part} name="${item}">\nIt.\n</${part}>\n`);
  return `<${name} of="${of}">\n${parts.join('')}</${name}>`;
}

const sheet = (name: string, part = '', ...described: string[]) =>
  element('MethodSheet', `ElementActions.${name}`, part, ...described);
const section = (name: string, id: string, content = sheet(name)) =>
  `### ${name} {#${id}}\n\nReads it.\n\n${content}\n`;

/** A page with three methods, and a table of them with one group. */
const grouped = (methods: string) =>
  [
    `<MethodTable of="ElementActions">\n<MethodGroup title="Act" ${methods} />\n</MethodTable>`,
    section('getText', 'get-text'),
    section('verifyText', 'verify-text'),
    section('clear', 'clear'),
  ].join('\n\n');

describe('the example of a method', () => {
  const example = (code: string, meta = '') =>
    run(
      section('getText', 'get-text', `\`\`\`java ${meta}\n${code}\n\`\`\`\n\n${sheet('getText')}`),
    ).children.find((node) => node.type === 'code')?.meta;

  it('has marks on the lines that call the method', () => {
    expect(example('open();\nonElement(A)\n    .getText();\nonElement(B).getText();')).toBe(
      '{3,4}',
    );
    expect(example('list.map(Actions::getText);', 'title="A"')).toBe('title="A" {1}');
    expect(example('a();\nonElement(A).getText();', '{1}'), 'what the page marks').toBe('{1}');
  });

  it('is rejected when it does not call the method', () => {
    expect(() => example('onElement(A).verifyText();\ngetTextOf(A);')).toThrow(
      'the example does not call getText: show a region that does.',
    );
  });
});

it.each([
  [
    'api/page.mdx:5: <MethodSheet> needs the attribute of="…".',
    section('clear', 'clear', '<MethodSheet />'),
  ],
  [
    'api/page.mdx:5: write "### clear {#clear}" and one sentence above the sheet of clear.',
    section('empty', 'empty', sheet('clear')),
  ],
  ['write "### getText {#get-text}" and one sentence above', section('getText', 'get_text')],
  [
    'api/page.mdx:3: write "### clear {#clear}" and one sentence above',
    `### clear {#clear}\n\n${sheet('clear')}\n`,
  ],
  [
    'api/page.mdx:6: getStyle has no param "style". The nearest: styleName.',
    section('getStyle', 'get-style', sheet('getStyle', 'Param', 'style')),
  ],
  [
    'clear returns nothing: remove <Returns>',
    section('clear', 'clear', sheet('clear', 'Returns', 'it')),
  ],
  [
    'api/page.mdx:6: add "ShopException" to src/knowledge/errors/errors.json.',
    section('clear', 'clear', sheet('clear', 'Throws', 'ShopException')),
  ],
  ['no <MethodGroup> has getText', grouped('methods="clear"')],
  ['no section of ElementActions.isEn', grouped('methods="clear isEnabled"')],
  ['clear is in two groups', grouped('methods="clear clear"')],
  ['<MethodTable> takes <MethodGroup title="State" meth', grouped('')],
  [
    'ApiRequest has no property "url". The nearest: ',
    element('Properties', 'ApiRequest', 'Property', 'url'),
  ],
  ['no generated property', element('Properties', 'AlertActions')],
  [
    'Speed needs <Constant name="NORMAL">',
    element('EnumConstants', 'Speed', 'Constant', 'FAST', 'SLOW'),
  ],
  ['Speed has no constant "FASTER"', element('EnumConstants', 'Speed', 'Constant', 'FASTER')],
  ['Speed describes "FAST" twice', element('EnumConstants', 'Speed', 'Constant', 'FAST', 'FAST')],
  ['has no constants', element('EnumConstants', 'AlertActions')],
  ['inherits no method', '<InheritedMethods of="AlertActions" />'],
  [
    'api/page.mdx:3: "web" is not a section of boyka-config.json.',
    '\n\n<ConfigReference section="web" />',
  ],
  ['api/page.mdx:1: <ConfigReference> needs the attribute section="…".', '<ConfigReference />'],
  [
    'api/page.mdx:1: "web" is not a section of boyka-config.json.',
    '<ConfigTable sections="ui, web" />',
  ],
  [
    'api/page.mdx:1: "folder" is no line that the schema knows. Lines: file name,',
    '<ConfigSource of="folder" />',
  ],
])('a page is rejected: %s', (message, page) => {
  expect(() => run(page)).toThrow(message);
});

it('leaves the rest of a page alone', () => {
  const page = '## Methods\n\nText, `code`, and <Other of="x" />.\n';
  const kinds = run(page).children.map((node: RootContent) => node.type);
  expect(kinds).toEqual(['heading', 'paragraph']);
});

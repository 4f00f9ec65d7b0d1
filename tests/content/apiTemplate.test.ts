import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {type ApiPage, apiPages} from '../../src/knowledge/apiPages';
import {headingId} from '../../src/reference/fill/links';
import {errorsOf, pageFrom, parse} from './apiTemplate/template';

const routes = [...new Set(apiPages.map(({page}) => page))];
const textOfRoute = (route: string) => readFileSync(path.resolve(`${route.slice(1)}.mdx`), 'utf8');

describe('each written page follows the template', () => {
  test('there is one', () => {
    expect(routes).toContain('/api/actions/elements/element-actions');
  });

  test.each(routes)('%s', (route) => {
    const types = apiPages.filter(({page}) => page === route);
    expect(errorsOf(pageFrom(route, textOfRoute(route), types))).toEqual([]);
  });
});

/** The reference part of the writing guide shows one page of each kind, to copy. */
describe('each example in the writing guide follows the template', () => {
  const guide = parse(readFileSync('contributing/site/writing.mdx', 'utf8'));
  const examples: {kind: string; text: string}[] = [];
  visit(guide, 'code', (node) => {
    const kind = /title="(A page of [^"]+)"/.exec(node.meta ?? '')?.[1];
    if (node.lang === 'mdx' && kind) {
      examples.push({kind, text: node.value.replaceAll('\\{#', '{#')});
    }
  });

  test('there is one for each kind of page', () => {
    expect(examples.map(({kind}) => kind)).toEqual([
      'A page of actions',
      'A page of a builder',
      'A page of a listener',
      'A page of enums',
    ]);
  });

  test.each(examples)('$kind', ({kind, text}) => {
    const types = [...text.matchAll(/<(?:TypeOverview|EnumConstants) of="([^"]+)"/g)].map(
      ([tag, type]): ApiPage => ({
        type: type!,
        page: `/${kind}`,
        ...(tag.startsWith('<Enum') && {anchor: headingId(type!)}),
      }),
    );
    expect(errorsOf(pageFrom(`/${kind}`, text, types))).toEqual([]);
  });
});

describe('an error is found', () => {
  const types: ApiPage[] = [{type: 'AlertActions', page: '/page'}];
  const head = 'Answers a dialog.\n\n<TypeOverview of="AlertActions" />\n\n## Methods {#methods}\n';
  const table = '<MethodTable of="AlertActions" />\n';
  const section = (name: string, body: string) => `### ${name} {#${headingId(name)}}\n\n${body}\n`;
  const fence = '```java file=web/AlertTest.java#alert\n\n```';
  const valid = [
    head,
    table,
    section('onAlert', `Gives them.\n\n${fence}\n\n<MethodSheet of="AlertActions.onAlert" />`),
    section('dismiss', `Closes it.\n\n${fence}\n\n<MethodSheet of="AlertActions.dismiss" />`),
  ].join('\n');
  const check = (text: string) => errorsOf(pageFrom('/page', text, types));

  test('none in a valid page', () => {
    expect(check(valid)).toEqual([]);
  });

  test('a method out of order', () => {
    const [start = '', entry = '', other = ''] = valid.split(/^(?=### )/m);
    expect(check(start + other + entry)).toEqual(['page.mdx: put onAlert before dismiss.']);
  });

  test.each([
    ['a missing overview', [/<TypeOverview.*/, ''], 'let <TypeOverview of="Type" /> follow'],
    ['a missing table', [/<MethodTable.*/, ''], 'with <MethodTable of="AlertActions">'],
    ['a missing example', [fence, ''], 'add an example fence'],
    ['an example after the sheet', [/(```java[^`]*```)\n\n(<Met.*)/, '$2\n\n$1'], 'add an example'],
    ['an example that is no region', ['#alert', ''], 'write only example fences'],
    ['a summary in the imperative', ['Gives them.', 'Give them.'], 'in the third person'],
    ['a summary that is too long', ['Gives', `Gives ${'it '.repeat(40)}`], 'shorten the summary'],
    ['another id', ['{#on-alert}', '{#alert}'], 'give the heading the id {#on-alert}'],
    ['text after the sheet', [/(<MethodSheet.*)/, '$1\n\nMore.'], 'write only call-outs'],
    [
      'a section out of order',
      ['## Methods', '## See also {#see-also}\n\n## Methods'],
      'order the',
    ],
    ['a heading without id', ['## Methods {#methods}', '## Methods'], 'give the heading an id'],
  ] as const)('%s', (_, [from, to], message) => {
    expect(check(valid.replace(from, to)).join('\n')).toContain(message);
  });
});

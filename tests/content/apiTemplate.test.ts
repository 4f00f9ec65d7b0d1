import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visitParents} from 'unist-util-visit-parents';
import {describe, expect, test} from 'vitest';
import {parsePage} from '../../scripts/lib/parsePage';
import {type ApiPage, apiPages} from '../../src/knowledge/apiPages';
import {headingId} from '../../src/reference/insert/apiAddresses';
import {errorsOf} from './apiTemplate/template';

const routes = [...new Set(apiPages.map(({page}) => page))];
const textOfRoute = (route: string) => readFileSync(path.resolve(`${route.slice(1)}.mdx`), 'utf8');

describe('each written page follows the template', () => {
  test.each(routes)('%s', (route) => {
    const types = apiPages.filter(({page}) => page === route);
    expect(errorsOf(route, textOfRoute(route), types)).toEqual([]);
  });
});

/** The reference part of the writing guide shows one page of each kind, to copy. */
describe('each example in the writing guide follows the template', () => {
  const guide = parsePage(readFileSync('contributing/site/writing.mdx', 'utf8'));
  const examples: {kind: string; text: string}[] = [];
  visitParents(guide, 'code', (node) => {
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
    expect(errorsOf(`/${kind}`, text, types)).toEqual([]);
  });
});

describe('the errors of a page are found', () => {
  const errors = (...lines: string[]) =>
    errorsOf('/page', lines.join('\n\n'), [{type: 'AlertActions', page: '/page'}]);

  test('in its lead and its sections', () => {
    expect(
      errors(
        'Answers a dialog',
        '## See also {#see-also}',
        '## Methods',
        '### onAlert {#on}',
        `Give ${'it '.repeat(40)}.`,
        '<MethodSheet of="AlertActions.onAlert" />',
        'More.',
        '### accept {#accept}',
        'Accepts it.',
        '```java file=web/AlertTest.java\n```',
        '<MethodSheet of="AlertActions.accept" />',
        '### dismiss {#dismiss}',
        'Closes it.',
      ),
    ).toEqual([
      'page.mdx: begin with one sentence on the type.',
      'page.mdx: let <TypeOverview of="Type" /> follow the lead.',
      'page.mdx: order the sections Methods, See also.',
      'page.mdx:5, Methods: give the heading an id: {#some-id}.',
      'page.mdx:7, onAlert: begin with one sentence in the third person: "Reads ….".',
      'page.mdx:7, onAlert: shorten the summary to 110 characters.',
      'page.mdx:7, onAlert: give the heading the id {#on-alert}.',
      'page.mdx:7, onAlert: add an example fence between summary and sheet.',
      expect.stringMatching(/^page\.mdx:7, onAlert: after the sheet write only call-outs/),
      expect.stringMatching(/^page\.mdx:15, accept: between summary and sheet write only exam/),
      'page.mdx:24, dismiss: add <MethodSheet of="…dismiss">, of a type of the page.',
    ]);
  });

  test('in the order of its methods, and where their table is missing', () => {
    const method = (name: string, id: string) =>
      `### ${name} {#${id}}\n\nDoes it.\n\n\`\`\`java file=web/AlertTest.java#alert\n\`\`\`\n\n<MethodSheet of="AlertActions.${name}" />`;
    const head = ['Answers a dialog.', '<TypeOverview of="AlertActions" />'];
    const table = '## Methods {#methods}\n\n<MethodTable of="AlertActions" />';
    const [first, second] = [method('onAlert', 'on-alert'), method('dismiss', 'dismiss')];
    expect(errors(...head, table, first, second)).toEqual([]);
    expect(errors(...head, second, first)).toEqual([
      'page.mdx: add ## Methods {#methods} with <MethodTable of="AlertActions">.',
      'page.mdx: put onAlert before dismiss.',
    ]);
  });
});

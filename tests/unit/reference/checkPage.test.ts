import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parsePage} from '../../../scripts/lib/parsePage';
import type {ApiPage} from '../../../src/knowledge/apiPages';
import {headingId} from '../../../src/reference/api/addresses';
import {checkPage} from '../../../src/reference/insert/checkPage';
import {transformed} from '../remark/transformed';

/** The page of each kind that the writing guide shows to copy. */
const examples = Object.fromEntries(
  parsePage(readFileSync('contributing/site/writing.mdx', 'utf8')).children.flatMap((node) => {
    const [, kind] = (node.type === 'code' && /title="A page of (.+)"/.exec(node.meta ?? '')) || [];
    return kind && 'value' in node ? [[kind, node.value.replaceAll('\\{#', '{#')]] : [];
  }),
);

function check(text: string): void {
  const types = [...text.matchAll(/<(TypeOverview|EnumConstants) of="([^"]+)"/g)].map(
    ([, element, type = '']): ApiPage => ({
      type,
      page: '/page',
      ...(element === 'EnumConstants' && {anchor: headingId(type)}),
    }),
  );
  transformed((root, file) => checkPage(file, root, types), text, 'page.mdx');
}

test.each(['actions', 'a builder', 'a listener', 'enums'])('a page of %s may be copied', (kind) => {
  expect(() => check(examples[kind]!)).not.toThrow();
});

const SHEET = '<MethodSheet of="DeviceActions.onDevice" />';

test.each<[message: string, kind: string, from: RegExp | string, to: string]>([
  ['begin with one sentence on the type', 'actions', 'or a Mac.\n\n<', 'or a Mac\n\n<'],
  ['begin with one sentence on the type', 'actions', '\n## Methods', 'More.\n\n## Methods'],
  ['give "## Methods" an id', 'actions', ' {#methods}', ''],
  ['order the sections Methods, See also.', 'actions', /^## Methods/m, '## See also {#a}\n\n$&'],
  ['add <MethodTable of="DeviceActions">.', 'actions', /<MethodTable.*<\/MethodTable>/s, ''],
  ['add <Properties of="MouseAction">.', 'a builder', /<Properties.*<\/Properties>/s, ''],
  ['Common behavior: keep three bullets', 'actions', /^- \*\*The/m, '- a\n- b\n- c\n$&'],
  ['put onDevice before startRecording.', 'actions', /(### onD.*?)(### st.*?)(?=## See)/s, '$2$1'],
  [
    'put onDevice before hideKeyboard.',
    'actions',
    /(### onD.*?)(### )startRecording(.*?DeviceActions\.)startRecording(.*?)(?=## See)/s,
    '$2hideKeyboard$3hideKeyboard$4$1',
  ],
  ['onDevice: begin with one sentence of at most 110', 'actions', 'Returns the', 'Return the'],
  ['begin with one sentence of at most 110', 'actions', 'Returns', `Returns ${'all '.repeat(20)}`],
  ['onDevice: write one sentence, one or two samples', 'actions', '#keyboard', ''],
  ['It has: sentence MethodSheet.', 'actions', /^```java.*?^```$/ms, ''],
  ['It has: sentence sample MethodSheet text.', 'actions', SHEET, `${SHEET}\n\nmore`],
  ['onDevice: use headings of level 2 and 3', 'actions', '### onD', '#### onD'],
  ['add ## Example {#example} with a listener', 'a listener', /^```java.*?^```$/ms, ''],
  [
    'remove <MethodTable of="IFingersActions',
    'a listener',
    /^### onZoomIn/m,
    '<MethodTable of="IFingersActionsListener" />\n\n$&',
  ],
  ['add a heading {#speed} with one sentence', 'enums', /^Sets the/m, 'sets the'],
])('"%s" is reported', (message, kind, from, to) => {
  const page = examples[kind]!.replace(from, to);
  expect(page).not.toBe(examples[kind]);
  expect(() => check(page)).toThrow(message);
});

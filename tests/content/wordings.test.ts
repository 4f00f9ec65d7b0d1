import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {parse} from 'jsonc-parser';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {pages, readPage} from '../../scripts/lib/readPage';

// The linter of Markdown sees the text of pages only: here are its rules for the sentences that it doesn't see.

interface Rule {
  message: string;
  searchPattern: string;
}

const {config} = parse(readFileSync('.markdownlint-cli2.jsonc', 'utf8')) as {
  config: {'search-replace': {rules: Rule[]}};
};
const rules = config['search-replace'].rules.map(({message, searchPattern}) => {
  const [, pattern = '', flags = ''] = /^\/(.+)\/(\w+)$/.exec(searchPattern)!;
  return {message, pattern: new RegExp(pattern, flags)};
});

/** Keys of the knowledge below which texts are ours, and not those of a program. */
const OWN = new Set(
  'cause fix why when caution description requiredWhen note steps caught lines'.split(' '),
);

function ownTexts(value: unknown, isOwn = false): string[] {
  if (typeof value === 'string') {
    return isOwn ? [value] : [];
  }
  return Object.entries(value ?? {}).flatMap(([key, item]) =>
    ownTexts(item, isOwn || OWN.has(key)),
  );
}

/** Code that is more than a name is of a program, and an address is no sentence. */
const withoutCode = (text: string) => text.replace(/`[^`]*[^\w.`][^`]*`|\]\([^)]*\)/g, '');

const errorsOf = (text: string) =>
  rules.flatMap(({message, pattern}) =>
    (withoutCode(text).match(pattern) ?? []).map((found) => `"${found}": ${message}`),
  );

const knowledge = globSync('src/knowledge/{steps,configuration,errors}/*.{yml,json}', {
  ignore: '**/{*.schema,reviewed,examples}.json',
}).sort();
const knowledgeTexts = (file: string) => ownTexts(load(readFileSync(file, 'utf8')));

function headTexts(file: string): string[] {
  const {title, description} = readPage(readFileSync(file, 'utf8')).data;
  return [title, description].map(String);
}

test.each([
  ['sentences of the knowledge', knowledge, knowledgeTexts],
  ['titles and descriptions', pages(), headTexts],
])('the %s have no wording that readers stumble over', (_, files, textsOf) => {
  const errors = files.flatMap((file) =>
    textsOf(file)
      .flatMap(errorsOf)
      .map((error) => `${file}: ${error}`),
  );
  expect(errors).toEqual([]);
});

test('the sentences are found, and the wordings in them', () => {
  expect(knowledge.flatMap(knowledgeTexts).length).toBeGreaterThan(500);
  expect(pages().flatMap(headTexts).length).toBeGreaterThan(300);
  expect(errorsOf('A read ends with a `TimeoutException`, without a message.')).toHaveLength(3);
  expect(errorsOf('It is `Could not start`, and must not be empty.')).toEqual([]);
});

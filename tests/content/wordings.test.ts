import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {parse} from 'jsonc-parser';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {pages, readPage} from '../../scripts/lib/readPage';

// The linter of Markdown sees the text of pages only: here are its rules for the sentences that it doesn't see.

const {config} = parse(readFileSync('.markdownlint-cli2.jsonc', 'utf8')) as {
  config: {'search-replace': {rules: {message: string; searchPattern: string}[]}};
};
const rules = config['search-replace'].rules.map(({message, searchPattern}) => {
  const [, pattern = '', flags = ''] = /^\/(.+)\/(\w+)$/.exec(searchPattern)!;
  return {message, pattern: new RegExp(pattern, flags)};
});

function errorsOf(text: string): string[] {
  // Code that is more than a name is of a program, and an address is no sentence.
  const words = text.replace(/`[^`]*[^\w.`][^`]*`|\]\([^)]*\)/g, '');
  return rules.flatMap(({message, pattern}) =>
    (words.match(pattern) ?? []).map((found) => `"${found}": ${message}`),
  );
}

/** Keys of the knowledge below which texts are ours, and not those of a program. */
const OWN = /^(cause|fix|why|when|caution|description|requiredWhen|note|steps|caught|lines)$/;

function ownTexts(value: unknown, isOwn = false): string[] {
  if (typeof value === 'string') {
    return isOwn ? [value] : [];
  }
  return Object.entries(value ?? {}).flatMap(([key, item]) =>
    ownTexts(item, isOwn || OWN.test(key)),
  );
}

const knowledge = globSync('src/knowledge/{steps,configuration,errors}/*.{yml,json}', {
  ignore: '**/{*.schema,reviewed,examples}.json',
}).map((file) => ({file, texts: ownTexts(load(readFileSync(file, 'utf8')))}));

const heads = pages().map((file) => {
  const {title, description} = readPage(readFileSync(file, 'utf8')).data;
  return {file, texts: [title, description].map(String)};
});

test.each([
  ['sentences of the knowledge', knowledge, 500],
  ['titles and descriptions', heads, 300],
])('the %s have no wording that readers stumble over', (_, files, least) => {
  expect(files.flatMap(({texts}) => texts).length).toBeGreaterThan(least);
  const errors = files.flatMap(({file, texts}) =>
    texts.flatMap(errorsOf).map((error) => `${file}: ${error}`),
  );
  expect(errors).toEqual([]);
});

test('a wording is found in a sentence, and not in code', () => {
  expect(errorsOf('A read ends with a `TimeoutException`, without a message.')).toHaveLength(3);
  expect(errorsOf('It is `Could not start`, and must not be empty.')).toEqual([]);
});

import {readFileSync} from 'node:fs';
import {toString} from 'mdast-util-to-string';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {parsePage} from '../../scripts/lib/parsePage';

const pages = globSync('{docs,api,contributing,community,blog}/**/*.mdx').sort();

/** Names in table heads that are written with a capital letter. */
const NAMES =
  /^(?:Android|API|Appium|Assured|CI|CSS|GitHub|HTTP|I|ID|JSON|Java|Lombok|Maven|REST|Selenium|URL|Web)$/;

/** Patterns that read as translated, and what a native speaker writes instead. */
const TRANSLATED: readonly (readonly [pattern: RegExp, better: string])[] = [
  [/(?<!there )\b(?:is|are) no [a-z]+/gi, 'is not a …'],
  [/\banother(?: \w+){0,3} than\b/gi, 'a different … from'],
  [/, also (?:a|an|the|if|when|for|in|on|with|without|after|before)\b/gi, 'including …, or even …'],
  [/(?<!(?:from|on|in) )\bthe command line\b/gi, 'the Boyka CLI'],
  [/\bthe (?:log|report|message|trace|output|URL) ha(?:s|ve) (?!been\b|to\b)/gi, 'the log shows …'],
  [
    /\bthe (?:message|console|driver|window) of (?:the|a) (?:driver|framework|browser|session|page)\b/gi,
    "the driver's message",
  ],
  [/\ban? empty text\b/gi, 'an empty string'],
];

/** The lines of a text with one of these patterns, outside of code. */
function translatedIn(file: string, source: string): string[] {
  const code = /^( *)```.*?^\1```|`[^`\n]*`/gms;
  const text = source.replaceAll(code, (span) => span.replaceAll(/[^\n]/g, '_'));
  return TRANSLATED.flatMap(([pattern, better]) =>
    [...text.matchAll(pattern)].map(({0: found, index}) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line}: "${found}" reads as translated: write "${better}"`;
    }),
  );
}

/** What is wrong with the call-outs and table heads of a page. */
function errorsOf(file: string, source: string): string[] {
  const errors = source
    .replaceAll(/^( *)```.*?^\1```/gms, '')
    .split(/^#{2,} /m)
    .filter((section) => (section.match(/^ *:::\w/gm) ?? []).length > 1)
    .map((section) => `${file}: keep one call-out in "${section.split('\n')[0]}"`);
  const tree = parsePage(source);
  visit(tree, 'paragraph', (node) => {
    for (const [, kind] of toString(node).matchAll(/^:::+(\w+)\s*$/gm)) {
      const line = node.position?.start.line;
      errors.push(`${file}:${line}: give the call-out a title: :::${kind}[What happens]`);
    }
  });
  visit(tree, 'table', (table) => {
    for (const cell of table.children[0]?.children ?? []) {
      const isName = cell.children.every(({type}) => type === 'inlineCode');
      const [first = '', ...others] = toString(cell).split(/\s+/);
      const wrong =
        /^[a-z]/.test(first) || others.some((word) => /^[A-Z]/.test(word) && !NAMES.test(word));
      if (!isName && wrong) {
        const line = cell.position?.start.line;
        errors.push(`${file}:${line}: write "${toString(cell)}" in sentence case`);
      }
    }
  });
  return errors;
}

test.each(pages)(
  '%s has titled call-outs, one in a section, and heads in sentence case',
  (file) => {
    expect(errorsOf(file, readFileSync(file, 'utf8'))).toEqual([]);
  },
);

describe('no sentence has a pattern that reads as translated', () => {
  const others = globSync([
    '*.md',
    '{src,scripts,tests}/**/README.md',
    'src/knowledge/*.json',
    'src/knowledge/{configuration,errors,steps}/*.{yml,json}',
  ]).sort();
  test.each([...pages, ...others])('%s', (file) => {
    expect(translatedIn(file, readFileSync(file, 'utf8'))).toEqual([]);
  });
});

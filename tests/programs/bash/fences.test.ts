import {expect, it} from 'vitest';
import {COMMANDS, fenceErrors, parsedPages} from '../../../scripts/check/fences';
import {parsePage} from '../../../scripts/lib/parsePage';

const errorsOf = (language: string, code: string) =>
  fenceErrors(
    [{file: 'docs/a.mdx', tree: parsePage(`\`\`\`${language}\n${code}\n\`\`\`\n`)}],
    COMMANDS,
  );

it('the shell blocks on the pages parse', () => {
  expect(fenceErrors(parsedPages(), COMMANDS)).toEqual([]);
});

it('fenceErrors takes prompts and continued commands', () => {
  expect(errorsOf('bash', '$ mvn test \\\n    -Dplatform=web\n$ export A="b c"')).toEqual([]);
});

it.each([
  ['bash', 'echo a\nif true; then'],
  ['shell', "echo 'a"],
])('fenceErrors names page, line, and fix for wrong %s', (language, code) => {
  expect(errorsOf(language, code)).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:\d+: .*\. Write valid bash commands/),
  ]);
});

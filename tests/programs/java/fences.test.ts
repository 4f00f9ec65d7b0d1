import {expect, it} from 'vitest';
import {fenceErrors, JAVA, parsedPages} from '../../../scripts/check/fences';
import {parsePage} from '../../../scripts/lib/parsePage';

const javaErrors = (...snippets: string[]) => {
  const text = snippets.map((code) => `Text.\n\n\`\`\`java\n${code}\n\`\`\`\n`).join('\n');
  return fenceErrors([{file: 'docs/a.mdx', tree: parsePage(text)}], JAVA);
};

it('the blocks of Java on the pages parse', () => {
  expect(fenceErrors(parsedPages(), JAVA)).toEqual([]);
});

it('fenceErrors takes Java that is a file, members, statements, or an expression', () => {
  expect(
    javaErrors(
      'package a;\n\nimport a.B;\n\npublic class C {\n}',
      '@Test\npublic void opens() {\n}\n\nprivate int a;',
      'var page = new LoginPage();\nonElement(page.title()).verifyText();',
      'onElement(title)\n    .verifyText()',
      'import static a.B.c;\n\n// Opens it.\nc().open();',
      'void a(@Optional String b) {}',
    ),
  ).toEqual([]);
});

it.each([
  ['var a = 1;\nvar b = ;', 'docs/a.mdx:5: illegal start of expression. Write a whole'],
  ['class A {\n  void b() {\n    ...\n  }\n}', 'docs/a.mdx:6: '],
])('fenceErrors names page, line, and fix for %j', (code, start) => {
  const errors = javaErrors(code);
  expect(errors).toHaveLength(1);
  expect(errors[0]!.startsWith(start)).toBe(true);
  expect(errors[0]).toContain('. Write a whole file');
});

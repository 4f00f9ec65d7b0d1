import {describe, expect, it} from 'vitest';
import {fenceErrors} from '../../../scripts/check/fences';

const block = (info: string, code: string) => `Text.\n\n\`\`\`${info}\n${code}\n\`\`\`\n`;
const errors = (info: string, code: string) =>
  fenceErrors([{file: 'docs/a.mdx', text: block(info, code)}]);

describe('fenceErrors', () => {
  it('takes Java that is a file, members, statements, or an expression', () => {
    const snippets = [
      'package a;\n\nimport a.B;\n\npublic class C {\n}',
      '@Test\npublic void opens() {\n}\n\nprivate int a;',
      'var page = new LoginPage();\nonElement(page.title()).verifyText();',
      'onElement(title)\n    .verifyText()',
      'import static a.B.c;\n\n// Opens it.\nc().open();',
      'void a(@Optional String b) {}',
    ];
    const text = snippets.map((code) => block('java', code)).join('\n');
    expect(fenceErrors([{file: 'docs/a.mdx', text}])).toEqual([]);
  });

  it.each([
    ['java', 'var a = 1;\nvar b = ;', 'docs/a.mdx:5: illegal start of expression. Write a whole'],
    ['java', 'class A {\n  void b() {\n    ...\n  }\n}', 'docs/a.mdx:6: '],
    ['json title="a.json"', '{\n  "a": 1,\n}', 'docs/a.mdx:6: '],
    ['xml', '<a>\n  <b>\n</a>', 'docs/a.mdx:6: '],
    ['xml', '<?xml version="1.0"?>\n<a>', 'docs/a.mdx:5: '],
    ['bash', 'echo a\nif true; then', 'docs/a.mdx:'],
    ['shell', "echo 'a", 'docs/a.mdx:'],
  ])('names page, line, and fix for wrong %s', (language, code, start) => {
    const [error, ...more] = errors(language, code);
    expect(error?.startsWith(start)).toBe(true);
    expect(error).toMatch(/\. Write |\. Close every element|Remove a comma/);
    expect(more).toEqual([]);
  });

  it('takes XML fragments, prompts, and continued commands', () => {
    expect(errors('xml', '<a/>\n<b c="d"/>')).toEqual([]);
    expect(errors('bash', '$ mvn test \\\n    -Dplatform=web\n$ export A="b c"')).toEqual([]);
  });

  it('leaves other languages, and fences that show a sample, alone', () => {
    expect(errors('text', '{{{')).toEqual([]);
    expect(errors('java file=web/LoginTest.java#home', '{{{')).toEqual([]);
  });

  it('refuses a key that the configuration does not have, in the whole and in a part', () => {
    const config = '{"ui": {"web": {"shop": {"url": "https://a.example"}}}}';
    expect(errors('json title="boyka-config.json"', config)).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:4: `browser` is missing/),
      expect.stringMatching(/^docs\/a\.mdx:4: `url` is a name of Selenium/),
    ]);
    expect(errors('json part="ui.web"', '{"browser": "OPERA"}')).toEqual([
      expect.stringMatching(/"OPERA".* is not a valid value for `browser`/),
    ]);
    expect(errors('json part="ui.web"', '{"headless": false, "host": "x"}')).toEqual([]);
    expect(() => errors('json part="web"', '{}')).toThrow('"web" is not a section of');
    expect(errors('json', '{}')).toEqual([
      expect.stringContaining('docs/a.mdx:3: The block does not name its file'),
    ]);
    expect(errors('json title="booking.json"', '{"firstname": "Sally"}')).toEqual([]);
  });

  it('names a block that nothing closes', () => {
    expect(fenceErrors([{file: 'docs/a.mdx', text: 'a\n```java\nint a;'}])).toEqual([
      'docs/a.mdx:2: Nothing closes the block. Close it with the same marks.',
    ]);
  });
});

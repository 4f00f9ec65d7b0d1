import {describe, expect, it} from 'vitest';
import {fenceErrors} from '../../../scripts/check/fences';

const block = (info: string, code: string) => `Text.\n\n\`\`\`${info}\n${code}\n\`\`\`\n`;
const errors = (info: string, code: string) =>
  fenceErrors([{file: 'docs/a.mdx', text: block(info, code)}]);

describe('fenceErrors', () => {
  it.each([
    ['json title="a.json"', '{\n  "a": 1,\n}', 'docs/a.mdx:6: '],
    ['xml', '<a>\n  <b>\n</a>', 'docs/a.mdx:6: '],
    ['xml', '<?xml version="1.0"?>\n<a>', 'docs/a.mdx:5: '],
  ])('names page, line, and fix for wrong %s', (language, code, start) => {
    const [error, ...more] = errors(language, code);
    expect(error?.startsWith(start)).toBe(true);
    expect(error).toMatch(/\. Close every element|Remove a comma/);
    expect(more).toEqual([]);
  });

  it('takes XML fragments', () => {
    expect(errors('xml', '<a/>\n<b c="d"/>')).toEqual([]);
  });

  it('leaves other languages, and fences that show a sample, alone', () => {
    expect(errors('text', '{{{')).toEqual([]);
    expect(errors('java file=web/LoginTest.java#home', '{{{')).toEqual([]);
  });

  it('rejects a key that the configuration does not have, in the whole and in a part', () => {
    const config = '{"ui": {"web": {"shop": {"url": "https://a.example"}}}}';
    expect(errors('json title="boyka-config.json"', config)).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:4: `browser` is missing/),
      expect.stringMatching(/^docs\/a\.mdx:4: `url` is a name of other tools/),
    ]);
    expect(errors('json part="ui.web"', '{"browser": "OPERA"}')).toEqual([
      expect.stringMatching(
        /"OPERA".* isn't a valid value for `browser`\. The values are `CHROME`/,
      ),
    ]);
    expect(errors('json part="ui.web"', '{"headless": false, "host": "x"}')).toEqual([]);
    expect(() => errors('json part="web"', '{}')).toThrow('"web" is not a section of');
    expect(errors('json', '{}')).toEqual([
      expect.stringContaining('docs/a.mdx:3: The block does not name its file'),
    ]);
    expect(errors('json title="booking.json"', '{"firstname": "Sally"}')).toEqual([]);
  });

  it('names the place of MDX that cannot be read', () => {
    expect(fenceErrors([{file: 'docs/a.mdx', text: 'Text.\n\nIn {braces.\n'}])).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:\d: The MDX is not valid: .+\.$/),
    ]);
  });

  it('names a block that nothing closes', () => {
    expect(fenceErrors([{file: 'docs/a.mdx', text: 'a\n```java\nint a;'}])).toEqual([
      'docs/a.mdx:2: Nothing closes the block. Close it with the same marks.',
    ]);
  });
});

import {describe, expect, it} from 'vitest';
import {fenceErrors} from '../../../scripts/check/fences';
import {parsePage} from '../../../scripts/lib/parsePage';

const errors = (info: string, code: string) =>
  fenceErrors([{file: 'docs/a.mdx', tree: parsePage(`Text.\n\n\`\`\`${info}\n${code}\n\`\`\`\n`)}]);

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

  it.each([
    ['xml', '<a/>\n<b c="d"/>'],
    ['text', '{{{'],
    ['java file=web/LoginTest.java#home', '{{{'],
    ['json title="booking.json"', '{"firstname": "Sally"}'],
    ['json part="ui.web"', '{"headless": false, "host": "x"}'],
  ])('accepts %s: %s', (language, code) => {
    expect(errors(language, code)).toEqual([]);
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
    expect(() => errors('json part="web"', '{}')).toThrow('"web" is not a section of');
    expect(errors('json', '{}')).toEqual([
      expect.stringContaining('docs/a.mdx:3: The block does not name its file'),
    ]);
  });
});

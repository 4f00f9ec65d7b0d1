import {describe, expect, it} from 'vitest';
import {atPointer, dedent, readRegions} from '../../../src/remark/sampleRegions';

describe('readRegions', () => {
  it('finds regions that lie in each other, and takes the markers out', () => {
    const {lines, regions} = readRegions(
      [
        'a',
        '// region outer',
        'b',
        '  // region inner',
        '  c',
        '  // endregion',
        '// endregion',
        'd',
      ].join('\n'),
    );
    expect(lines).toEqual(['a', 'b', '  c', 'd']);
    expect(regions.get('outer')).toEqual({from: 1, to: 3});
    expect(regions.get('inner')).toEqual({from: 2, to: 3});
  });

  it('knows the comments of XML and of files with a hash, and Windows line ends', () => {
    expect(readRegions('<!-- region x -->\r\n<a/>\r\n<!-- endregion -->').lines).toEqual(['<a/>']);
    expect(readRegions('# region x\na=1\n# endregion').regions.has('x')).toBe(true);
  });

  it.each([
    ['// region x\na', 'line 1 opens the region "x", nothing closes it'],
    ['a\n// endregion', 'line 2 closes a region, but none is open'],
    ['// region x\n// endregion\n// region x\n// endregion', 'line 3 opens a second region "x"'],
  ])('refuses %j', (text, message) => {
    expect(() => readRegions(text)).toThrow(message);
  });
});

describe('dedent', () => {
  it('keeps inner indentation and inner blank lines, and drops the shared and the outer ones', () => {
    expect(dedent(['', '    a {', '', '        b', '    }', '   '])).toBe('a {\n\n    b\n}');
  });

  it('is empty for nothing', () => {
    expect(dedent([''])).toBe('');
  });
});

describe('atPointer', () => {
  const text = '{"ui": {"web": {"a/b": 1, "m~n": [true]}}}';

  it('shows the value at the pointer', () => {
    expect(atPointer(text, '/ui/web/a~1b')).toBe('1');
    expect(atPointer(text, '/ui/web/m~0n/0')).toBe('true');
    expect(atPointer('{"a": {"b": 1}}', '/a')).toBe('{\n  "b": 1\n}');
  });

  it('says which step is missing', () => {
    expect(() => atPointer(text, '/ui/wep')).toThrow('nothing at "/ui/wep": "wep" is missing');
    expect(() => atPointer(text, '/ui/web/a~1b/x')).toThrow('"x" is missing');
  });
});

import {describe, expect, it} from 'vitest';
import {readRegions} from '../../../src/sampleReader/regions';

describe('readRegions', () => {
  it('knows the comments of XML and of files with a hash, and Windows line ends', () => {
    expect(readRegions('<!-- region x -->\r\n<a/>\r\n<!-- endregion -->').lines).toEqual(['<a/>']);
    expect(readRegions('# region x\na=1\n# endregion').regions.has('x')).toBe(true);
  });

  it('joins the parts of a region, which may share lines with another one', () => {
    const {lines, regions} = readRegions(
      [
        '// region x',
        '// region y',
        'a',
        '// endregion',
        '// endregion',
        'b',
        '// region y, continued',
        'c',
        '// endregion',
      ].join('\n'),
    );
    expect(lines).toEqual(['a', 'b', 'c']);
    expect(regions.get('x')?.parts).toEqual([{from: 0, to: 1}]);
    expect(regions.get('y')?.parts).toEqual([
      {from: 0, to: 1},
      {from: 2, to: 3},
    ]);
  });

  it.each([
    ['// region x, continued\n// endregion', 'line 1 continues an unknown region "x"'],
    ['// region x\na', 'line 1 opens the region "x", nothing closes it'],
    ['a\n// endregion', 'line 2 closes a region, but none is open'],
    ['// region x\n// endregion\n// region x\n// endregion', 'line 3 opens a second region "x"'],
  ])('rejects %j', (text, message) => {
    expect(() => readRegions(text)).toThrow(message);
  });
});

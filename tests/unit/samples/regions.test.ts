import {describe, expect, it} from 'vitest';
import {readRegions} from '../../../src/sampleReader/regions';

describe('readRegions', () => {
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
